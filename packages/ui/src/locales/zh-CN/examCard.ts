import { timeOf } from './examTime.ts';

/** Texts of the card of an exam, in simplified Chinese. */
const examCard = {
  examCard: {
    kind: { 1: '考试', 2: '课后测试', 3: '随堂练习', 4: '自建课程测试' },
    state: { 1: '未开放', 2: '可参加', 3: '考试中', 4: '阅卷中', 5: '已通过', 6: '未通过', 7: '缺考' },
    compulsory: '必修',
    source: (title: string) => `来自：${title}`,
    window: (from: string, to: string) => `${from} 至 ${to}`,
    opens: (from: string) => `${from} 开始`,
    closes: (to: string) => `${to} 截止`,
    always: '长期开放',
    minutes: (minutes: number) => `${minutes} 分钟`,
    untimed: '不限时',
    questions: (count: number) => `共 ${count} 题`,
    pass: (pass: number, total: number) => `${pass} 分及格，满分 ${total} 分`,
    attemptsLeft: (left: number, max: number) =>
      left > 0 ? `还可考 ${left} 次，共 ${max} 次` : `${max} 次机会已用完`,
    attemptsFree: '不限次数',
    best: '最好成绩',
    score: (score: number) => `${score} 分`,
    opensIn: (days: number, hours: number) =>
      days > 0 ? `${days} 天后开始` : hours > 0 ? `${hours} 小时后开始` : '即将开始',
    closesIn: (days: number, hours: number) =>
      days > 0 ? `还剩 ${days} 天` : hours > 0 ? `还剩 ${hours} 小时` : '不到 1 小时',
    runningLeft: (seconds: number) => `本场还剩 ${timeOf(Math.max(60, seconds - (seconds % 60)))}`,
    handedIn: '已交卷',
    result: { marking: '成绩出来后会通知你', afterClose: '考试结束后公布成绩', never: '不公布成绩' },
    resultAt: (time: string) => `${time} 公布成绩`,
    missed: '考试时间已过',
  },
};
export default examCard;
