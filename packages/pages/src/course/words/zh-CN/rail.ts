export default {
  teachers: '讲师',
  attachments: '资料',
  download: '下载',
  collections: '收录于',
  related: '相关课程',
  items: '{count, number} 节',
  retry: '重试',
} as const;
