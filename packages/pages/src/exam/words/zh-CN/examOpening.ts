export default {
  exam: '考试',
  title: '正在打开试卷',
  offline: '网络已断开，恢复后会自动继续。',
  network: '暂时连不上服务器，正在自动重试。',
  retry: '再试一次',
} as const;
