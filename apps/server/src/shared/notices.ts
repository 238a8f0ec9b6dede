import { AssignKind, NotificationKind, TargetKind } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import type { Localised } from '../db/schema/index.ts';

/** A notification: its text in both languages, and its link. */
export interface Notice {
  readonly kind: NotificationKind;
  /** Name of the event; nobody is notified of the same event twice, however often it is reported. */
  readonly key: string;
  readonly title: Localised;
  readonly content: Localised;
  readonly target?: LinkTarget;
  /**
   * Set for an event that repeats, such as the likes of a day: its message gets a new text and time, and is
   * unread again.
   */
  readonly renews?: true;
}

/** Longest quotation of a person's text, in characters. */
const longest = 60;
function quoted(words: string): Localised {
  const letters = Array.from(words);
  const line = letters.length > longest ? `${letters.slice(0, longest).join('')}…` : words;
  return { zh: `“${line}”`, en: `“${line}”` };
}

/** Falls back to Chinese, because not every title is written in English. */
const english = ({ zh, en }: Localised): string => en || zh;

const credits = (credit: number): string => `${credit} ${credit === 1 ? 'credit' : 'credits'}`;

interface Said {
  readonly threadId: number;
  readonly content: string;
  /** The page on which the text is shown. */
  readonly target: LinkTarget;
}

interface DueTask {
  readonly taskKey: string;
  readonly title: Localised;
  readonly target: LinkTarget;
  /** Epoch milliseconds; part of the key, because a changed due time needs a new reminder. */
  readonly dueTime: number | null;
}

interface Earned {
  readonly entryId: number;
  readonly credit: number;
  readonly assignKind: AssignKind;
  /** Title of the course or other source of the credit. */
  readonly title: Localised;
}

const creditPage: LinkTarget = { kind: TargetKind.Url, url: '/study/credit' };
/** The page on which an administrator answers requests for access. */
const requestsPage: LinkTarget = { kind: TargetKind.Url, url: '/mentor/teach?tab=access' };
/** The page on which a person sees the devices that are signed in, and can sign them out. */
const securityPage: LinkTarget = { kind: TargetKind.Url, url: '/user/info?tab=security' };

const proofs = {
  code: {
    zh: '您的登录密码已通过短信验证码重置，其他设备上的登录已全部退出。如非本人操作，请立即联系管理员。',
    en: 'Your password was reset by SMS code, and you were signed out everywhere. If this was not you, tell your administrator at once.',
  },
  oldPassword: {
    zh: '您的登录密码已修改，其他设备上的登录已全部退出。如非本人操作，请立即联系管理员。',
    en: 'Your password was changed, and you were signed out on every other device. If this was not you, tell your administrator at once.',
  },
} as const satisfies Record<string, Localised>;

/** Every event about which people are notified, with its kind, its text and its link. */
export const notices = {
  taskDueSoon: ({ taskKey, title, target, dueTime }: DueTask, hours: number) => ({
    kind: NotificationKind.Task,
    key: `due ${taskKey} ${dueTime} ${hours}`,
    title: { zh: `还有 ${hours} 小时截止`, en: `Due in ${hours} hours` },
    content: { zh: `「${title.zh}」即将截止，请尽快完成。`, en: `“${english(title)}” is due soon.` },
    target,
  }),
  taskOverdue: ({ taskKey, title, target, dueTime }: DueTask) => ({
    kind: NotificationKind.Task,
    key: `overdue ${taskKey} ${dueTime}`,
    title: { zh: '任务已逾期', en: 'Overdue' },
    content: { zh: `「${title.zh}」已过截止时间。`, en: `“${english(title)}” is past its due time.` },
    target,
  }),
  courseOpened: (course: { courseId: number; title: Localised; openTime: number | null }) => ({
    kind: NotificationKind.System,
    key: `opened ${course.courseId} ${course.openTime}`,
    title: { zh: '课程已开放', en: 'Course open' },
    content: {
      zh: `您订阅的「${course.title.zh}」已开放，现在可以学习。`,
      en: `“${english(course.title)}” is open now, as you asked to be told.`,
    },
    target: { kind: TargetKind.Course, id: course.courseId },
  }),
  courseCredit: ({ entryId, credit, title, assignKind }: Earned) => {
    const compulsory = assignKind === AssignKind.Compulsory;
    return {
      kind: NotificationKind.CreditCertificate,
      key: `credit ${entryId}`,
      title: { zh: `获得 ${credit} 学分`, en: `You earned ${credits(credit)}` },
      content: {
        zh: `完成《${title.zh}》，学分已计入本年度${compulsory ? '必修' : '选修'}。`,
        en: `For finishing “${english(title)}”. It counts as ${compulsory ? 'required' : 'elective'} this year.`,
      },
      target: creditPage,
    };
  },
  liveCredit: ({ entryId, credit, title, assignKind }: Earned) => {
    const compulsory = assignKind === AssignKind.Compulsory;
    return {
      kind: NotificationKind.CreditCertificate,
      key: `credit ${entryId}`,
      title: { zh: `获得 ${credit} 学分`, en: `You earned ${credits(credit)}` },
      content: {
        zh: `观看直播《${title.zh}》，学分已计入本年度${compulsory ? '必修' : '选修'}。`,
        en: `For watching “${english(title)}”. It counts as ${compulsory ? 'required' : 'elective'} this year.`,
      },
      target: creditPage,
    };
  },
  sharingCredit: ({ entryId, credit, title }: Earned, courseId: number) => ({
    kind: NotificationKind.CreditCertificate,
    key: `credit ${entryId}`,
    title: { zh: `分享获得 ${credit} 学分`, en: `You earned ${credit} credit by sharing` },
    content: {
      zh: `有同事学完了你分享的《${title.zh}》，学分已计入本年度选修。`,
      en: `A colleague finished “${english(title)}”, which you shared. It counts as elective this year.`,
    },
    target: { kind: TargetKind.Course, id: courseId },
  }),
  examCredit: ({ entryId, credit, title, assignKind }: Earned) => {
    const compulsory = assignKind === AssignKind.Compulsory;
    return {
      kind: NotificationKind.CreditCertificate,
      key: `credit ${entryId}`,
      title: { zh: `获得 ${credit} 学分`, en: `You earned ${credits(credit)}` },
      content: {
        zh: `通过考试「${title.zh}」，学分已计入本年度${compulsory ? '必修' : '选修'}。`,
        en: `For passing “${english(title)}”. It counts as ${compulsory ? 'required' : 'elective'} this year.`,
      },
      target: creditPage,
    };
  },
  examOpensSoon: (exam: { examId: number; title: Localised; openTime: number | null }) => ({
    kind: NotificationKind.Exam,
    key: `exam opens ${exam.examId} ${exam.openTime}`,
    title: { zh: '考试即将开始', en: 'An exam opens soon' },
    content: {
      zh: `「${exam.title.zh}」将在 24 小时内开始。`,
      en: `“${english(exam.title)}” opens within 24 hours.`,
    },
    target: { kind: TargetKind.Exam, id: exam.examId },
  }),
  examClosesSoon: (exam: { examId: number; title: Localised; closeTime: number | null }) => ({
    kind: NotificationKind.Exam,
    key: `exam closes ${exam.examId} ${exam.closeTime}`,
    title: { zh: '考试即将结束', en: 'An exam closes soon' },
    content: {
      zh: `「${exam.title.zh}」将在 24 小时内结束。`,
      en: `“${english(exam.title)}” closes within 24 hours.`,
    },
    target: { kind: TargetKind.Exam, id: exam.examId },
  }),
  examOpened: (exam: { examId: number; title: Localised; openTime: number | null }) => ({
    kind: NotificationKind.Exam,
    key: `exam open ${exam.examId} ${exam.openTime}`,
    title: { zh: '考试已开始', en: 'An exam has opened' },
    content: {
      zh: `「${exam.title.zh}」现在可以参加。`,
      en: `You can take “${english(exam.title)}” now.`,
    },
    target: { kind: TargetKind.Exam, id: exam.examId },
  }),
  examMarked: (attempt: { attemptId: number; version: number; examId: number; title: Localised }) => ({
    kind: NotificationKind.Exam,
    key: `marked ${attempt.attemptId} ${attempt.version}`,
    title: { zh: '考试成绩已公布', en: 'Your exam is marked' },
    content: {
      zh: `「${attempt.title.zh}」已阅卷，可以查看结果。`,
      en: `“${english(attempt.title)}” is marked; you can see the result.`,
    },
    target: {
      kind: TargetKind.Exam,
      id: attempt.examId,
      params: { attemptId: String(attempt.attemptId) },
    },
  }),
  /** `isLecturersOwn`: it is the work of its only lecturer, so an admin has to review it. */
  reviewWaits: (task: { reviewId: number; title: Localised; isLecturersOwn: boolean }) => ({
    kind: NotificationKind.Task,
    key: `review ${task.reviewId}`,
    title: { zh: '有新的待评审', en: 'Something waits for your review' },
    content: task.isLecturersOwn
      ? {
          zh: `「${task.title.zh}」由负责的讲师本人提交，请管理员评审。`,
          en: `“${english(task.title)}” was handed in by its own lecturer, so an administrator has to review it.`,
        }
      : { zh: `「${task.title.zh}」等待评审。`, en: `“${english(task.title)}” waits for your review.` },
    target: { kind: TargetKind.Review, id: task.reviewId },
  }),
  certificateIssued: (issued: { certificateId: number; title: Localised }) => ({
    kind: NotificationKind.CreditCertificate,
    key: `certificate ${issued.certificateId}`,
    title: { zh: '获得证书', en: 'You earned a certificate' },
    content: {
      zh: `「${issued.title.zh}」的证书已颁发。`,
      en: `Your certificate for “${english(issued.title)}” is issued.`,
    },
    target: { kind: TargetKind.Certificate, id: issued.certificateId },
  }),
  certificateEnds: (issued: { certificateId: number; title: Localised; expireTime: number | null }) => ({
    kind: NotificationKind.CreditCertificate,
    key: `certificate ends ${issued.certificateId} ${issued.expireTime}`,
    title: { zh: '证书即将到期', en: 'A certificate expires soon' },
    content: {
      zh: `「${issued.title.zh}」的证书将在 30 天内到期。`,
      en: `Your certificate for “${english(issued.title)}” expires within 30 days.`,
    },
    target: { kind: TargetKind.Certificate, id: issued.certificateId },
  }),
  replied: ({ threadId, content, target }: Said, who: Localised, thing: Localised) => ({
    kind: NotificationKind.Interact,
    key: `reply ${threadId}`,
    title: { zh: `${who.zh}回复了你的${thing.zh}`, en: `${english(who)} replied to your ${thing.en}` },
    content: quoted(content),
    target,
  }),
  mentioned: ({ threadId, content, target }: Said, who: Localised) => ({
    kind: NotificationKind.Interact,
    key: `mention ${threadId}`,
    title: { zh: `${who.zh}提到了你`, en: `${english(who)} mentioned you` },
    content: quoted(content),
    target,
  }),
  /**
   * At most one message a day for each person and course, however often the request is withdrawn and made
   * again.
   */
  accessAsked: (asked: {
    readonly courseId: number;
    readonly title: Localised;
    readonly userId: number;
    readonly who: Localised;
    readonly reason: string;
    readonly day: string;
  }) => {
    const { courseId, title, userId, who, reason, day } = asked;
    const why = quoted(reason);
    return {
      kind: NotificationKind.System,
      key: `access ${courseId} ${userId} ${day}`,
      title: { zh: `${who.zh}申请学习课程`, en: `${english(who)} asks for access to a course` },
      content: {
        zh: `申请学习《${title.zh}》${reason === '' ? '。' : `，理由：${why.zh}`}`,
        en: `They would like to study “${english(title)}”${reason === '' ? '.' : `: ${why.en}`}`,
      },
      target: requestsPage,
    };
  },
  accessAnswered: (answered: {
    readonly requestId: number;
    readonly courseId: number;
    readonly title: Localised;
    readonly granted: boolean;
    readonly comment: string;
  }) => {
    const { requestId, courseId, title, granted, comment } = answered;
    const said = quoted(comment);
    return {
      kind: NotificationKind.System,
      key: `access answered ${requestId}`,
      title: granted
        ? { zh: '学习申请已通过', en: 'Your request for a course was granted' }
        : { zh: '学习申请未通过', en: 'Your request for a course was refused' },
      content: {
        zh: `《${title.zh}》${granted ? '已对你开放' : '暂不对你开放'}${comment === '' ? '。' : `：${said.zh}`}`,
        en: `“${english(title)}” is ${granted ? 'open to you now' : 'not opened to you'}${comment === '' ? '.' : `: ${said.en}`}`,
      },
      target: { kind: TargetKind.Course, id: courseId },
    };
  },
  adopted: ({ threadId, content, target }: Said) => ({
    kind: NotificationKind.Interact,
    key: `adopted ${threadId}`,
    title: { zh: '你的回答被采纳了', en: 'Your answer was accepted' },
    content: quoted(content),
    target,
  }),
  asked: ({ threadId, content, target }: Said, who: Localised) => ({
    kind: NotificationKind.Interact,
    key: `question ${threadId}`,
    title: { zh: `${who.zh}向你提问`, en: `${english(who)} asked you a question` },
    content: quoted(content),
    target,
  }),
  /** There is one message for each day and thread, however many people like it. */
  liked: ({ threadId, content, target }: Said, who: Localised, thing: Localised, day: string) => ({
    kind: NotificationKind.Interact,
    key: `likes ${threadId} ${day}`,
    title: { zh: `${who.zh}赞了你的${thing.zh}`, en: `${english(who)} liked your ${thing.en}` },
    content: quoted(content),
    target,
    renews: true,
  }),
  passwordChanged: (proof: keyof typeof proofs, time: number) => ({
    kind: NotificationKind.System,
    key: `password ${time}`,
    title: { zh: '密码已修改', en: 'Your password was changed' },
    content: proofs[proof],
    target: securityPage,
  }),
  signedInByQr: (address: string, time: number) => ({
    kind: NotificationKind.System,
    key: `sign-in ${time}`,
    title: { zh: '新设备登录提醒', en: 'Sign-in on a new device' },
    content: {
      zh: `您的账号已通过扫码在电脑浏览器（${address}）登录。如非本人操作，请立即修改密码。`,
      en: `Your account was signed in by QR code in a browser on a computer (${address}). If this was not you, change your password at once.`,
    },
    target: securityPage,
  }),
  vipEnds: (expireTime: number | null) => ({
    kind: NotificationKind.Order,
    key: `vip ends ${expireTime}`,
    title: { zh: '会员即将到期', en: 'VIP expires soon' },
    content: { zh: '您的会员将在 7 天内到期。', en: 'Your VIP expires within 7 days.' },
    target: { kind: TargetKind.Vip },
  }),
} satisfies Record<string, (...facts: never) => Notice>;
