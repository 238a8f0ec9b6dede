import { formatFullDateTime, ProgressState } from '@stoa/domain';

/** Writes a day as “11 月 28 日”, with the year when it is not the current one. */
const dayOf = (time: number, now: number): string => {
  const day = new Date(time);
  const words = `${day.getMonth() + 1} 月 ${day.getDate()} 日`;
  return day.getFullYear() === new Date(now).getFullYear() ? words : `${day.getFullYear()} 年 ${words}`;
};

/** Texts of plans, maps and certificates, in simplified Chinese. */
const plans = {
  planCard: {
    type: {
      0: '学习计划',
      1: '培训班',
      2: '考试',
      3: '问卷',
      4: '学习计划',
      5: '考试',
      6: '学习地图',
      7: '人才发展',
      8: '岗位带教',
      9: '专题学习',
    },
    assign: { 1: '必修', 2: '选修' },
    state: { 0: '未开始', 1: '进行中', 2: '已完成', 3: '已逾期', 4: '未解锁' },
    progress: (title: string) => `学习进度：${title}`,
    percent: (percent: number) => `${percent}%`,
    tasks: (done: number, total: number) => `已完成 ${done} / ${total} 项`,
    credit: (credit: number) => `${credit} 学分`,
    day: dayOf,
    fullTime: (time: number) => formatFullDateTime(time, 'zh-CN'),
    from: '开始：',
    until: '截止：',
    anyTime: '不限时间',
    startsIn: (days: number, hours: number) => {
      if (days > 0) return `${days} 天后开始`;
      return hours > 0 ? `${hours} 小时后开始` : '1 小时内开始';
    },
    left: (days: number, hours: number) => {
      if (days > 0) return `还剩 ${days} 天`;
      return hours > 0 ? `还剩 ${hours} 小时` : '不到 1 小时';
    },
    overdue: (days: number) => (days > 0 ? `逾期 ${days} 天，仍可完成` : '逾期不到 1 天，仍可完成'),
  },
  creditMeter: {
    name: (year: number) => `${year} 年学分`,
    kind: { compulsory: '必修', elective: '选修' },
    spoken: (kind: 'compulsory' | 'elective', got: number, target: number) =>
      `${kind === 'compulsory' ? '必修' : '选修'}学分：已得 ${got}，要求 ${target}`,
    percent: (percent: number) => `${percent}%`,
    target: (target: number) => `/ ${target} 学分`,
    shortTarget: (kind: 'compulsory' | 'elective', target: number) =>
      `${kind === 'compulsory' ? '必修' : '选修'} / ${target}`,
    unit: '学分',
    missing: (credit: number) => `还差 ${credit} 学分`,
    met: '已达标',
    noTarget: '不作要求',
    cap: (cap: number) => `全年最多计 ${cap} 学分`,
    capped: (cap: number) => `已到 ${cap} 学分上限，再得不计`,
    standing: { onTrack: '进度正常', behind: '进度落后', reached: '已达标' },
    total: (credit: number) => `共 ${credit} 学分`,
    deadline: (time: number, now: number) => `${dayOf(time, now)}截止`,
  },
  learningMap: {
    stateOf: (state: ProgressState, percent: number) => {
      switch (state) {
        case ProgressState.NotStarted:
          return '可以开始';
        case ProgressState.InProgress:
          return `进行中 ${percent}%`;
        case ProgressState.Completed:
          return '已完成';
        case ProgressState.Overdue:
          return `已逾期 ${percent}%`;
        case ProgressState.Locked:
          return '未解锁';
        default:
          return state satisfies never;
      }
    },
    here: '你在这里',
    tasks: (done: number, total: number) => `已完成 ${done} / ${total} 项`,
    lockedBy: (previous: string) => `完成“${previous}”的必修任务后解锁`,
    locked: '暂未开放，请联系培训管理员',
    level: (done: number, total: number) => `${done} / ${total} 个阶段`,
  },
  certificateView: {
    name: (title: string, holder: string, state: string) => `证书：${title}，授予${holder}，${state}`,
    state: { 1: '有效', 2: '已过期', 3: '已撤销' },
    date: (time: number) => {
      const day = new Date(time);
      return `${day.getFullYear()} 年 ${day.getMonth() + 1} 月 ${day.getDate()} 日`;
    },
    none: '—',
    number: '证书编号',
    issued: '颁发日期',
    expires: '有效期至',
    forever: '长期有效',
    verifyCode: '查验码',
    scan: '扫码查验真伪',
    png: '下载 PNG',
    pdf: '下载 PDF',
    copyLink: '复制查验链接',
    drawing: '正在生成文件',
    saved: (file: string) => `已下载 ${file}`,
    failed: '文件没有生成，请稍后重试，或换一台电脑下载。',
    revoked: '证书已被撤销，不能下载。如有疑问，请联系培训管理员。',
  },
};
export default plans;
