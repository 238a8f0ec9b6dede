export default {
  nav: {
    label: '主导航',
    home: '首页',
    courses: '课程',
    study: '学习中心',
    exams: '考试',
    live: '直播',
    knowledge: '知识',
    news: '发现',
    vip: 'VIP',
  },
  menu: {
    open: '打开菜单',
    account: '{name}的账号菜单',
    preferences: '语言与外观',
    logout: '退出登录',
  },
  footer: {
    phone: '服务电话 {phone}',
    agreement: '用户协议',
    privacy: '隐私政策',
  },
} as const;
