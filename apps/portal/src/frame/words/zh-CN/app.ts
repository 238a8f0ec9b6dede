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
  logout: {
    title: '退出登录？',
    text: '退出后需要重新登录才能继续学习。',
    confirm: '退出登录',
    cancel: '取消',
    unsentTitle: '还有内容未保存',
    unsentText: '部分学习进度或填写的内容还没传到服务器，现在退出将无法找回。',
    drop: '放弃并退出',
  },
  footer: {
    phone: '服务电话 {phone}',
    agreement: '用户协议',
    privacy: '隐私政策',
  },
  study: {
    back: '返回课程',
  },
} as const;
