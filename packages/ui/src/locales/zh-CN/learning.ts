import { formatCounted, formatLength, type CalendarTime } from '@stoa/domain';

/** Texts of the learner's cards and tasks, in simplified Chinese. */
const learning = {
  courseCard: {
    items: (count: number) => `${count} 节`,
    length: (seconds: number) => formatLength(seconds, 'zh-CN'),
    /** Read by screen readers after the rating; other people see a star. */
    scoreUnit: '分',
    credit: (credit: number) => `${credit} 学分`,
    learners: (count: number) => formatCounted(count, '人学过'),
    progress: (percent: number) => `已学 ${percent}%`,
    completed: '已完成',
    /** A date that is far away, which the shorter text of a near date does not fit. */
    due: (when: string) => `截止 ${when}`,
    comma: '、',
  },
  priceTag: {
    owned: '已开通',
    vipOnly: 'VIP 专享',
    included: '会员可学',
    member: (price: string) => `会员价 ${price}`,
    /** Text before the price without the membership. */
    without: '不是会员 ',
  },
  taskItem: {
    kind: {
      1: '课程',
      2: '知识',
      3: '考试',
      4: '问卷',
      5: '线下课',
      6: '实操作业',
      7: '线下考核',
      8: '考勤',
      9: '课程',
    },
    hours: (hours: number) => `还剩 ${hours} 小时`,
    plan: {
      0: '学习计划',
      1: '培训班',
      2: '考试',
      3: '问卷',
      4: '学习计划',
      5: '考试',
      6: '学习地图',
      7: '人才发展',
      8: '岗位带教',
      9: '专题学习',
    },
    soon: (days: number) => `还剩 ${days} 天`,
    overdue: (days: number, hours: number) => (days > 0 ? `逾期 ${days} 天` : `逾期 ${hours} 小时`),
    /** When something is due, as part of a sentence too. */
    time: ({ day, year, month, date, clock }: CalendarTime) => {
      switch (day) {
        case 'today':
          return `今天 ${clock}`;
        case 'tomorrow':
          return `明天 ${clock}`;
        case 'thisYear':
          return `${month} 月 ${date} 日 ${clock}`;
        case 'otherYear':
          return `${year} 年 ${month} 月 ${date} 日`;
        default:
          return day satisfies never;
      }
    },
    completed: '已完成',
  },
};
export default learning;
