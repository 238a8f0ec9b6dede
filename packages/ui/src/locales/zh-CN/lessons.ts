import { formatLength } from '@stoa/domain';

/** Texts of the contents of a course, in simplified Chinese. */
const lessons = {
  chapterOutline: {
    name: '课程目录',
    chapter: (at: number, title: string) => `第 ${at} 章 ${title}`,
    done: (done: number, of: number) => `已完成 ${done} / ${of}`,
    expandAll: '全部展开',
    collapseAll: '全部收起',
  },
  lessonRow: {
    kind: {
      1: '视频',
      2: '音频',
      3: '文档',
      4: '图片',
      5: '表格',
      6: '图文',
      7: '链接',
      8: '测验',
    },
    state: { 0: '未开始', 1: '进行中', 2: '已完成', 3: '已逾期', 4: '未解锁' },
    learned: (percent: number) => `已学 ${percent}%`,
    scored: (percent: number) => `未通过，得分 ${percent}%`,
    pages: (count: number) => `${count} 页`,
    trial: '试看',
    optional: '选学',
    current: '正在学习',
    lockedByOrder: '完成上一节后解锁',
    unlock: { vip: '开通 VIP 后解锁', buy: '购买后解锁', other: '获得学习权限后解锁' },
    length: (seconds: number) => formatLength(seconds, 'zh-CN'),
  },
};
export default lessons;
