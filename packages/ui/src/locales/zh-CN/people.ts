import {
  formatCounted,
  formatFullDateTime,
  LiveStatus,
  NotificationKind,
  SignMethod,
  SignResult,
} from '@stoa/domain';

const fullTime = (time: number) => formatFullDateTime(time, 'zh-CN');
const people = (count: number) => formatCounted(count, '人');

/** Texts of people, live cards, notifications and signing in, in simplified Chinese. */
const words = {
  personCard: {
    role: { teacher: '名师', lecturer: '内训师', mentor: '导师' },
    mine: '我的导师',
    courses: (count: number) => formatCounted(count, '门课程'),
    fans: (count: number) => `${people(count)}关注`,
    score: (score: string) => `${score} 分`,
    tags: '擅长领域',
    expertise: '擅长',
    teaches: '主讲课程',
    comma: '、',
  },
  liveCard: {
    status: {
      [LiveStatus.Upcoming]: '未开始',
      [LiveStatus.Live]: '直播中',
      [LiveStatus.Ended]: '已结束',
      [LiveStatus.Playback]: '可回放',
      [LiveStatus.Cancelled]: '已取消',
    },
    platform: '平台直播',
    startsIn: (days: number, hours: number, minutes: number) => {
      if (days > 0) return `${days} 天后开始`;
      if (hours > 0) return `${hours} 小时后开始`;
      return minutes > 0 ? `${minutes} 分钟后开始` : '即将开始';
    },
    runningFor: (hours: number, minutes: number) => {
      if (hours > 0) return minutes > 0 ? `已播 ${hours} 小时 ${minutes} 分钟` : `已播 ${hours} 小时`;
      return minutes > 0 ? `已播 ${minutes} 分钟` : '刚刚开始';
    },
    noPlayback: '没有回放',
    window: (from: string, to: string) => `${from}–${to}`,
    fullWindow: (from: number, to: number) => `${fullTime(from)} 至 ${fullTime(to)}`,
    comma: '、',
    subscribers: (count: number) => `${people(count)}已预约`,
    watching: (count: number) => `${people(count)}在看`,
    views: (count: number) => `${people(count)}看过`,
    subscribe: '预约',
    subscribed: '已预约',
    subscribeName: (title: string) => `预约直播：${title}`,
    subscribedName: (title: string) => `已预约：${title}，按一下取消预约`,
    nowSubscribed: '已预约，开播前会提醒你',
    nowUnsubscribed: '已取消预约',
    enter: '进入直播',
    replay: '看回放',
  },
  vipCard: {
    months: (months: number) => (months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`),
    perMonth: (price: string) => `约合每月 ${price}`,
    wasPrice: '原价',
    until: (date: string) => `会员有效期至 ${date}`,
    expired: (date: string) => `会员已于 ${date} 到期`,
    fullTime,
    benefits: '会员权益',
    open: '立即开通',
    renew: '续费',
    reopen: '重新开通',
    chooseName: (action: string, name: string) => `${action}：${name}`,
  },
  notificationItem: {
    kind: {
      [NotificationKind.System]: '系统通知',
      [NotificationKind.Task]: '任务提醒',
      [NotificationKind.Exam]: '考试通知',
      [NotificationKind.Class]: '培训班通知',
      [NotificationKind.Live]: '直播通知',
      [NotificationKind.Interact]: '互动消息',
      [NotificationKind.CreditCertificate]: '学分与证书',
      [NotificationKind.Order]: '订单通知',
    },
    unread: '未读',
    opening: '正在打开',
    markRead: (title: string) => `标为已读：${title}`,
    nowRead: '已标为已读',
    fullTime,
  },
  signInPanel: {
    direction: { in: '签到', out: '签退' },
    phase: { upcoming: '未开放', open: '进行中', late: '迟到时段', closed: '已截止' },
    result: {
      [SignResult.None]: '没有签到记录',
      [SignResult.OnTime]: '签到成功',
      [SignResult.Late]: '迟到',
      [SignResult.EarlyLeave]: '早退',
      [SignResult.Absent]: '缺勤',
      [SignResult.Excused]: '请假',
    },
    signedOut: '签退成功',
    notSignedOut: '没有签退记录',
    window: (from: string, to: string) => `${from}–${to}`,
    lateAfter: (time: string) => `${time} 后算迟到`,
    left: { upcoming: '距开放还有', open: '按时签到还剩', late: '距截止还有' },
    days: (days: number) => `${days} 天`,
    method: {
      [SignMethod.Qr]: '扫码',
      [SignMethod.Code]: '签到码',
      [SignMethod.Location]: '定位',
      [SignMethod.Button]: '一键确认',
    },
    methods: '签到方式',
    scan: '用手机扫一扫讲师大屏上的二维码，扫完后这里会自动更新。',
    orType: '没带手机？输入大屏上的 6 位数字',
    code: '签到码',
    codeHint: '讲师大屏上的 6 位数字，每 15 秒更换一次。',
    codeShort: '请输入完整的 6 位数字',
    press: { in: '到场后，点下面的按钮即可签到。', out: '离场前，点下面的按钮即可签退。' },
    lateNote: '现在签到会记为迟到。',
    earlyNote: '课程还没结束，现在签退会记为早退。',
    location: {
      need: (radius: number | undefined) =>
        radius === undefined
          ? '需要获取你的位置，只用来核对是否到场。'
          : `需要获取你的位置，只用来核对是否在签到点 ${radius} 米内。`,
      locate: '获取位置',
      again: '重新定位',
      locating: '正在定位…',
      near: (distance: number, accuracy: number) =>
        `已在签到范围内：距签到点 ${distance} 米，误差约 ${accuracy} 米。`,
      far: (distance: number, radius: number) =>
        `距签到点 ${distance} 米，超出 ${radius} 米范围。走近一些，再重新定位。`,
      refused: '浏览器没有位置权限。请在地址栏左侧的网站设置里允许，再重新定位。',
      unavailable: '没能获取位置。请打开系统的定位服务，再重新定位。',
      others: '也可以换用其他签到方式。',
    },
    correctedBy: (name: string) => `由${name}更正`,
    askNote: '如有疑问，请联系讲师。',
    excusedNote: '本次不计缺勤。',
  },
};
export default words;
