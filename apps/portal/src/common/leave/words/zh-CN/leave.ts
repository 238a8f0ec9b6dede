export default {
  title: '退出登录？',
  text: '退出后需要重新登录才能继续学习。',
  confirm: '退出登录',
  cancel: '取消',
  unsentTitle: '还有内容未保存',
  unsentText: '部分学习进度或填写的内容还没传到服务器，现在退出将无法找回。',
  drop: '放弃并退出',
} as const;
