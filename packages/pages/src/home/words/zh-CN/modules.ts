export default {
  more: '更多',
  retry: '重试',
  me: '我',
  membership: '了解会员',
  mark: {
    name: '{words}：{title}',
    follow: { on: '已关注', off: '关注', nowOn: '已关注{title}', nowOff: '已取消关注{title}' },
    subscribe: { on: '已预约', off: '预约', nowOn: '已预约，开播前会提醒你', nowOff: '已取消预约' },
  },
  start: {
    title: '从这里开始',
    text: '还没有分配给你的任务，先看看这几门课',
    none: '还没有分配给你的任务，先去挑一门课',
    browse: '浏览全部课程',
  },
  join: {
    title: '你还没有加入企业',
    text: '把你的登录手机号告诉企业的学习管理员，加入后就能看到企业的课程和任务。现在可以先学平台课程。',
    phone: '你的登录手机号：<strong>{phone}</strong>',
  },
  banner: '推荐：{title}',
  content: { '1': '图文', '2': '音频', '3': '视频', '4': '专栏', '5': '专题', '6': '直播' },
  live: { '1': '未开始', '2': '直播中', '3': '已结束', '4': '可回放', '5': '已取消' },
  advert: {
    label: '推广：{title}',
    open: '去看看',
    close: '关闭“{title}”',
  },
  draft: {
    bar: '预览：以下模块尚未发布，只有收到链接的人能看到。',
    incomplete: '预览链接不完整',
    incompleteText: '请从管理后台重新打开预览。',
    refused: '无法查看这个预览',
    refusedText: '链接可能已过期，或你没有查看权限。请向发给你链接的管理员索取新的链接。',
    empty: '这份草稿里还没有模块',
    home: '返回首页',
  },
} as const;
