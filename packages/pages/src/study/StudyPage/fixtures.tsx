import { Definition, FileLabel, ItemKind, ProgressState, SeekPolicy, type Locale } from '@stoa/domain';
import type { OutlineChapter, OutlineItem } from '@stoa/ui/ChapterOutline';
import { wordsIn } from '../../test/wordsIn.ts';

import { HowItCounts } from './late/HowItCounts.tsx';
import { More } from './late/More.tsx';
import type { StudyPageProps } from './StudyPage.tsx';
import type { StudyMore, StudyMoreWords, StudyView } from './types.ts';

const still = () => undefined;
const { Completed, InProgress, NotStarted, Locked } = ProgressState;

const item = (itemId: number, title: string, more: Partial<OutlineItem>): OutlineItem => ({
  itemId,
  title,
  itemKind: ItemKind.Video,
  required: true,
  trial: false,
  state: NotStarted,
  percent: 0,
  ...more,
});

function chapters(locale: Locale): OutlineChapter[] {
  const say = wordsIn(locale);
  const done = { state: Completed, percent: 100 };
  return [
    {
      chapterId: 1,
      title: say('认识团队', 'Know your team'),
      items: [
        item(11, say('十人小队的样子', 'What a team of ten looks like'), { ...done, duration: 500 }),
        item(12, say('看懂排班与人效', 'Rosters and efficiency'), {
          ...done,
          itemKind: ItemKind.Table,
          pageCount: 2,
        }),
      ],
    },
    {
      chapterId: 2,
      title: say('一对一沟通', 'Talking one to one'),
      items: [
        item(21, say('一对一沟通怎么谈', 'How to talk one to one'), {
          state: InProgress,
          percent: 64,
          duration: 2000,
          lastPosition: 754,
        }),
        item(
          22,
          say(
            '一次真实的谈话：店员小陈为什么想离职，店长又是怎么一步步问出原因的',
            'A real conversation: why Chen wanted to leave, and how the manager found out',
          ),
          { itemKind: ItemKind.Audio, duration: 845 },
        ),
        item(23, say('谈话提纲模板', 'A guide for the talk'), { itemKind: ItemKind.Document, pageCount: 3 }),
      ],
    },
    {
      chapterId: 3,
      title: say('激励与授权', 'Motivate and delegate'),
      items: [
        item(31, say('说清楚期待', 'Say what you expect'), {
          state: Locked,
          lockedReason: 'ORDER',
          duration: 1270,
        }),
      ],
    },
  ];
}

function moreOf(locale: Locale): StudyMore {
  const say = wordsIn(locale);
  return {
    item: {
      intro: say(
        '三十分钟的一对一，先听完，再回应。这一节用两段真实对话，示范怎样开场、追问和收尾。',
        'Thirty minutes, one to one: listen first, then answer. Two real conversations show how to open, ask on and close.',
      ),
      percent: 64,
      hint: say('看满 90% 即完成，已看 64%。', 'Completed once you have watched 90%; 64% so far.'),
    },
    next: [
      {
        itemId: 22,
        title: say('一次真实的谈话', 'A real conversation'),
        itemKind: ItemKind.Audio,
        extent: '14:05',
      },
      { itemId: 23, title: say('谈话提纲模板', 'A guide for the talk'), itemKind: ItemKind.Document },
    ],
    onOpenNext: still,
    teachers: [
      {
        name: say('苏映雪', 'Su Yingxue'),
        title: say('华东区运营总监', 'Regional operations director'),
        avatarUrl: '',
      },
    ],
    attachments: [
      {
        id: 1,
        name: say('谈话提纲模板.pdf', 'Talk guide.pdf'),
        size: '248.60 KB',
        fileLabel: FileLabel.Pdf,
        href: '/media/documents/guide.pdf',
      },
    ],
  };
}

const moreWords = (locale: Locale): StudyMoreWords => {
  const say = wordsIn(locale);
  return {
    itemProgress: say('本节进度', 'Progress of this lesson'),
    aboutItem: say('关于本节', 'About this lesson'),
    completion: say('完成本节', 'Completing this lesson'),
    upNext: say('接下来', 'Up next'),
    teachers: say('讲师', 'Teachers'),
    attachments: say('资料', 'Material'),
    download: say('下载', 'Download'),
  };
};

function view(locale: Locale): StudyView {
  const say = wordsIn(locale);
  return {
    top: {
      title: say('店长领导力：带好一支十人小队', 'Store Manager Leadership: Lead a Team of Ten'),
      href: '/course/detail?courseId=208',
      back: { label: say('返回', 'Back'), href: '/course/detail?courseId=208' },
      percent: 46,
      help: (
        <HowItCounts
          label={say('这门课怎么计入进度', 'How this course counts')}
          rules={[
            say(
              '按顺序学习：完成前一节，后一节才会解锁。',
              'Lessons are studied in order: each opens when the one before is completed.',
            ),
            say('同一时间只在一处计入学习。', 'Study counts in one place at a time.'),
          ]}
        />
      ),
    },
    stage: {
      kind: 'media',
      itemId: 21,
      player: {
        title: say('一对一沟通怎么谈', 'How to talk one to one'),
        sources: [{ definition: Definition.Sd, type: 'mp4', url: '/media/video/short.mp4' }],
        covered: [[0, 10]],
        seekPolicy: SeekPolicy.NoForward,
        maxPosition: 10,
      },
    },
    title: say('一对一沟通怎么谈', 'How to talk one to one'),
    facts: [say('讲师 苏映雪', 'By Su Yingxue'), say('本节已学 8 分 21 秒', 'Studied for 8 min 21 s')],
    onPrevious: still,
    onNext: still,
    chapters: chapters(locale),
    currentItemId: 21,
    done: say('已完成 2 / 6', '2 of 6 done'),
    noteOf: (item) => (item.itemId === 21 ? say('看到 12:34', 'Watched to 12:34') : undefined),
    onItem: still,
    more: <More more={moreOf(locale)} words={moreWords(locale)} />,
  };
}

/** A film in the middle of a course; `change` makes the other states of the page. */
export function studyFixture(locale: Locale, change: Partial<StudyView> = {}): StudyPageProps {
  const say = wordsIn(locale);
  return {
    page: { state: 'ready', data: { ...view(locale), ...change } },
    back: { label: say('返回', 'Back'), href: '/course/detail?courseId=208' },
    words: {
      courseProgress: say('课程进度', 'Course progress'),
      contents: say('目录', 'Contents'),
      theatre: say('影院模式', 'Theatre mode'),
      leaveTheatre: say('退出影院模式', 'Leave theatre mode'),
      previous: say('上一节', 'Previous'),
      next: say('下一节', 'Next'),
      open: say('打开链接', 'Open the link'),
      openPaper: say('在新窗口打开文档', 'Open the document in a new window'),
      noContents: say('这门课还没有内容', 'This course has no contents yet'),
      retry: say('重试', 'Retry'),
    },
  };
}
