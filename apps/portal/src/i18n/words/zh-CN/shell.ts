export default {
  skip: '跳到主要内容',
  loading: '正在加载…',
  retry: '重试',
  waits: '等待保存',
  /** What the button of a mark does, and what it says once the mark is set. */
  mark: {
    follow: { off: '关注', on: '已关注' },
    collect: { off: '收藏', on: '已收藏' },
    want: { off: '想学', on: '已想学' },
    remind: { off: '预约', on: '已预约' },
  },
  marked: {
    want: { told: '已加入想学', see: '查看想学清单' },
    collect: { told: '已收藏', see: '查看收藏' },
  },
  home: '返回首页',
  back: '返回上一页',
  login: '去登录',
  title: {
    notFound: '页面不存在',
    error: '出错了',
  },
  notFound: {
    title: '页面不存在',
    text: '链接可能已失效，或地址输入有误。',
  },
  incomplete: {
    title: '链接不完整',
    text: '这个链接缺少必要的信息，请从列表中重新打开。',
  },
  closed: {
    title: '你的企业未开通该模块',
    text: '如需使用，请联系企业的学习管理员。',
  },
  noCompany: {
    title: '加入企业后可用',
    text: '此功能面向企业学员，请联系管理员将你的账号加入企业。',
  },
  boot: {
    title: '暂时无法连接服务器',
    text: '请检查网络后重试；如果一直无法打开，请联系管理员。',
    settings: '站点配置有误，请联系管理员。',
  },
  chunk: {
    title: '页面资源加载失败',
    text: '可能刚刚发布了新版本。请重新加载页面。',
  },
  part: {
    failed: '这部分没有加载出来，页面的其他内容不受影响。请重试；仍然不行时，可在方便的时候刷新页面。',
    slow: '这部分加载得比平时慢，可以继续等待或重试。',
    close: '关闭',
    failedShort: '没有加载出来',
    slowShort: '加载较慢',
  },
  crash: {
    title: '页面出错了',
    text: '这不是你的操作造成的。重新加载通常可以恢复。',
    reload: '重新加载',
  },
  offline: '网络已断开，恢复后会自动重新连接。',
  dialog: {
    title: '温馨提示',
    expired: '登录已失效，请重新登录',
    abnormal: '服务响应异常',
    ok: '确定',
  },
  network: '网络异常，请重试',
  timeout: '请求超时',
  preferences: {
    title: '语言与外观',
    language: '语言',
    appearance: '外观',
    light: '浅色',
    dark: '深色',
    system: '跟随系统',
    textSize: '字号',
    size1: '小',
    size2: '标准',
    size3: '大',
    size4: '特大',
  },
} as const;
