import { ItemKind, ProgressState } from '@stoa/domain';
import type { OutlineChapter, OutlineItem } from './ChapterOutline.tsx';

const { Completed, InProgress, NotStarted, Locked } = ProgressState;

const item = (
  itemId: number,
  title: string,
  itemKind: ItemKind,
  state: ProgressState,
  more: Partial<OutlineItem> = {},
): OutlineItem => ({
  itemId,
  title,
  itemKind,
  state,
  percent: state === Completed ? 100 : 0,
  required: true,
  trial: false,
  ...more,
});

/** A course half done, with items that are completed, in progress, locked by order and locked by price. */
export const chapters: readonly OutlineChapter[] = [
  {
    chapterId: 1,
    title: '第 1 章 认识团队',
    items: [
      item(11, '1.1 十人小队的样子', ItemKind.Video, Completed, { duration: 500 }),
      item(12, '1.2 看懂排班与人效', ItemKind.Document, Completed, { pageCount: 12 }),
    ],
  },
  {
    chapterId: 2,
    title: '第 2 章 一对一沟通',
    items: [
      item(21, '2.1 一对一沟通怎么谈', ItemKind.Video, InProgress, { duration: 2000, percent: 38 }),
      item(
        22,
        '2.2 一次真实的谈话：店员小陈为什么想离职，店长又是怎么一步步问出原因的',
        ItemKind.Audio,
        NotStarted,
        {
          duration: 845,
          trial: true,
        },
      ),
      item(23, '2.3 谈话提纲模板', ItemKind.Document, NotStarted, { pageCount: 3, required: false }),
      item(24, '章节测试', ItemKind.Test, Locked, { lockedReason: 'ORDER' }),
    ],
    children: [
      { chapterId: 25, title: '补充练习', items: [item(26, '2.4 角色扮演', ItemKind.Link, NotStarted)] },
    ],
  },
  {
    chapterId: 3,
    title: '第 3 章 激励与授权',
    items: [item(31, '3.1 说清楚期待', ItemKind.Video, Locked, { duration: 1270, lockedReason: 'ACCESS' })],
  },
];
