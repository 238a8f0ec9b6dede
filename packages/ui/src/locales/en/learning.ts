import { formatCount, formatLength } from '@stoa/domain';
import type zhCN from '../zh-CN/learning.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Texts of the learner's cards and tasks, in English. */
const learning: typeof zhCN = {
  courseCard: {
    items: (count) => (count === 1 ? '1 lesson' : `${count} lessons`),
    length: (seconds) => formatLength(seconds, 'en'),
    scoreUnit: ' out of 5',
    credit: (credit) => (credit === 1 ? '1 credit' : `${credit} credits`),
    learners: (count) => (count === 1 ? '1 learner' : `${formatCount(count, 'en')} learners`),
    progress: (percent) => `${percent}% complete`,
    completed: 'Completed',
    due: (when) => `Due ${when}`,
    comma: ', ',
  },
  priceTag: {
    owned: 'Unlocked',
    vipOnly: 'VIP only',
    included: 'Included in VIP',
    member: (price) => `VIP price ${price}`,
    without: 'without VIP ',
  },
  taskItem: {
    kind: {
      1: 'Course',
      2: 'Knowledge',
      3: 'Exam',
      4: 'Questionnaire',
      5: 'Offline class',
      6: 'Practical work',
      7: 'Offline assessment',
      8: 'Attendance',
      9: 'Course',
    },
    hours: (hours) => `Due in ${hours} h`,
    plan: {
      0: 'Plan',
      1: 'Class',
      2: 'Exam',
      3: 'Questionnaire',
      4: 'Plan',
      5: 'Exam',
      6: 'Learning map',
      7: 'Talent',
      8: 'OJT',
      9: 'Topic',
    },
    soon: (days) => `Due in ${days} d`,
    overdue: (days, hours) => (days > 0 ? `Overdue ${days} d` : `Overdue ${hours} h`),
    time: ({ day, year, month, date, clock }) => {
      switch (day) {
        case 'today':
          return `today ${clock}`;
        case 'tomorrow':
          return `tomorrow ${clock}`;
        case 'thisYear':
          return `${date} ${months[month - 1]} ${clock}`;
        case 'otherYear':
          return `${date} ${months[month - 1]} ${year}`;
        default:
          return day satisfies never;
      }
    },
    completed: 'Completed',
  },
};
export default learning;
