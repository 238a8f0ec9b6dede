export default {
  all: '全部课程',
  retry: '重试',
  // The labels are copied from @stoa/domain, because the whole list is 7 KiB and only these three are needed;
  // a test keeps them equal.
  level: { '0': '全部', '1': '基层', '2': '中层', '3': '高层' },
  source: { '1': '企业课程', '2': '平台课程', '3': '定制课程' },
  continue: '继续学习',
  comma: '、',
  noAccess: {
    title: '没有找到这门课',
    text: '它可能已经下架，或者没有对你开放。',
  },
} as const;
