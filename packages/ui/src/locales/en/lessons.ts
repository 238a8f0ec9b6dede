import { formatLength } from '@stoa/domain';
import type zhCN from '../zh-CN/lessons.ts';

/** Texts of the contents of a course, in English. */
const lessons: typeof zhCN = {
  chapterOutline: {
    name: 'Course contents',
    chapter: (at, title) => `Chapter ${at} ${title}`,
    done: (done, of) => `${done} of ${of} done`,
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
  },
  lessonRow: {
    kind: {
      1: 'Video',
      2: 'Audio',
      3: 'Document',
      4: 'Pictures',
      5: 'Table',
      6: 'Article',
      7: 'Link',
      8: 'Test',
    },
    state: { 0: 'Not started', 1: 'In progress', 2: 'Completed', 3: 'Overdue', 4: 'Locked' },
    learned: (percent) => `${percent}% complete`,
    scored: (percent) => `Not passed, scored ${percent}%`,
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    trial: 'Try',
    optional: 'Optional',
    current: 'Now learning',
    lockedByOrder: 'Finish the previous item to unlock',
    unlock: { vip: 'Become VIP to unlock', buy: 'Buy to unlock', other: 'Unlocks with access to the course' },
    length: (seconds) => formatLength(seconds, 'en'),
  },
};
export default lessons;
