export default {
  start: '开始测验',
  goOn: '继续作答',
  again: '再考一次',
  look: '查看测验',
} as const;
