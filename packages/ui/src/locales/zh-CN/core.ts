/** Words that any page may need, in simplified Chinese. */
const core = {
  alert: {
    tone: { neutral: '提示', accent: '提示', success: '成功', warning: '注意', danger: '错误', info: '提示' },
    dismiss: '关闭提示',
  },
  appShell: { skipToContent: '跳到主要内容' },
  avatar: { of: (name: string) => `${name}的头像` },
  badge: { unread: (count: number) => `${count} 条未读` },
  breadcrumbs: { name: '当前位置' },
  button: { loading: '正在处理' },
  confirmDialog: { title: '温馨提示', confirm: '确定', cancel: '取消' },
  dialog: { close: '关闭' },
  errorBoundary: {
    title: '这部分内容没能显示',
    description: '页面的其他部分不受影响，可以再试一次。',
    retry: '再试一次',
  },
  errorState: {
    failed: { title: '没能加载出来', description: '可能是网络不稳，请稍后再试一次。' },
    notFound: { title: '页面不存在', description: '地址可能写错了，或者内容已经下架。' },
    forbidden: { title: '没有查看权限', description: '如需开通，请联系你所在企业的管理员。' },
    offline: { title: '网络已断开', description: '连上网络后会自动继续，已填写的内容不会丢失。' },
    outdated: { title: '页面有新版本', description: '刷新后即可继续，学习进度已经保存。' },
  },
  field: { required: '必填', optional: '选填' },
  lineClamp: { more: '展开', less: '收起' },
  link: { newWindow: '在新窗口打开' },
  pagination: {
    name: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page: number) => `第 ${page} 页`,
  },
  passwordInput: { show: '显示密码', hide: '隐藏密码', capsLock: '大写锁定已打开' },
  progress: { percent: (percent: number) => `${percent}%` },
  richText: { loading: '正在加载正文' },
  searchInput: { name: '搜索', clear: '清空' },
  spinner: { loading: '加载中' },
  tag: { remove: (name: string) => `移除${name}` },
  toast: { notice: '通知', region: '通知（按 F8 可到达）', dismiss: '关闭通知' },
  topNav: { name: '主导航' },
};
export default core;
