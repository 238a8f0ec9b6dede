export default {
  title: '带教工作台',
  tabs: '带教工作台的栏目',
  tab: { review: '待我批阅', exams: '考试', access: '学习申请' },
} as const;
