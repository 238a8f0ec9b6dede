import { NotificationKind, TargetKind, ThreadKind } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import type { notification, thread } from '../../db/schema/index.ts';
import { hour } from '../times.ts';
import type { SeedTimes } from '../times.ts';
import { fromPair } from './text.ts';
import type { Pair } from './text.ts';

type Row = typeof notification.$inferInsert;
/** What was said about a course: by others if the notification quotes it, otherwise by the learner. */
interface Talk {
  readonly course: number;
  readonly tab: 'qa' | 'comments';
}
type Message<Target = LinkTarget | Talk> = readonly [
  hoursAgo: number,
  kind: NotificationKind,
  title: Pair,
  content: Pair,
  target?: Target,
  senderId?: number,
];

const { System, Task, Exam, Class, Live, Interact, CreditCertificate, Order } = NotificationKind;

const course = (id: number): LinkTarget => ({ kind: TargetKind.Course, id });
const talk = (id: number, tab: Talk['tab']): Talk => ({ course: id, tab });
const exam = (id: number): LinkTarget => ({ kind: TargetKind.Exam, id });
const url = (path: string): LinkTarget => ({ kind: TargetKind.Url, url: path });

/** User ids of Zhou Yiheng and Su Yingxue. */
const manager = 2;
const trainer = 3;

/** Newest first; the first seven are unread. */
const messages: readonly Message[] = [
  [
    1,
    Task,
    ['《收银规范与防损》今天截止', '“Checkout and Loss Prevention” is due today'],
    ['你已完成一节，还差一份文档就能完成。', 'One lesson is done, one document is left.'],
    course(202),
  ],
  [
    3,
    Task,
    ['《食品安全法规》已逾期', '“Food Safety Rules” is overdue'],
    ['季度必修的截止时间已过，现在完成仍会记录。', 'The date has passed; finishing now still counts.'],
    course(211),
  ],
  [
    6,
    Interact,
    ['周以衡回复了你的提问', 'Zhou Yiheng answered your question'],
    ['“客诉先听完再致歉，具体步骤看第二节。”', '“Listen first, then apologise. See lesson two.”'],
    talk(206, 'qa'),
    manager,
  ],
  [
    10,
    CreditCertificate,
    ['获得 0.5 学分', 'You earned 0.5 credits'],
    ['完成《新店员第一课》，学分已计入本年度必修。', 'For finishing “First Day on the Shop Floor”.'],
    course(201),
  ],
  [
    15,
    Task,
    ['新的学习任务：《客诉处理五步法》', 'New task: “Five Steps for Complaints”'],
    ['由店长安排，请在两天内完成。', 'Assigned by your shop manager, due in two days.'],
    course(206),
    manager,
  ],
  [
    22,
    Live,
    ['直播回放已生成', 'The recording is ready'],
    ['《门店直播带货问答》的回放可以观看了。', 'Questions on live commerce can be watched now.'],
    url('/live/company/list'),
  ],
  [
    26,
    System,
    ['新设备登录提醒', 'Login on a new device'],
    [
      '你的账号在一台新的电脑上登录，如非本人请修改密码。',
      'Your account was used on a new computer. If it was not you, change the password.',
    ],
    url('/user/info?tab=security'),
  ],
  [
    30,
    Task,
    ['《陈列的秘密》还有三天到期', '“Secrets of Display” is due in three days'],
    ['已学习一半，继续加油。', 'You are halfway.'],
    course(203),
  ],
  [
    49,
    Interact,
    ['苏映雪赞了你的笔记', 'Su Yingxue liked your note'],
    ['“黄金视线不是越高越好。”', '“Eye level is not the higher the better.”'],
    url('/course/study?courseId=203&panel=notes'),
    trainer,
  ],
  [
    52,
    CreditCertificate,
    ['获得 0.5 学分', 'You earned 0.5 credits'],
    ['完成《高效沟通的六个习惯》。', 'For finishing “Six Habits of Effective Communication”.'],
    course(101),
  ],
  [
    75,
    Class,
    ['培训班报名成功', 'You are enrolled in a class'],
    ['店长特训营将在下周四开课，请提前安排好班次。', 'The camp begins next Thursday.'],
    url('/study/omo/list'),
  ],
  [
    80,
    Exam,
    ['新的考试安排', 'A new exam'],
    [
      '上岗资格考试将在几天后开放，时长六十分钟，入场需要口令。',
      'The qualification exam opens in a few days, takes an hour and needs a password.',
    ],
    exam(102),
  ],
  [
    98,
    Task,
    ['计划“新员工 30 天”进入第二阶段', '“30-day Onboarding” enters stage two'],
    ['第二阶段包含三门课程。', 'Stage two has three courses.'],
    url('/study/center'),
    trainer,
  ],
  [
    120,
    System,
    ['平台更新', 'Platform update'],
    ['播放器支持字幕与倍速，快捷键按 ? 查看。', 'The player has captions and speeds; press ? for its keys.'],
  ],
  [
    146,
    Interact,
    ['三位同事赞了你的评论', 'Three colleagues liked your comment'],
    ['在《数据分析思维》下的评论。', 'On “Data Thinking”.'],
    talk(111, 'comments'),
  ],
  [
    170,
    CreditCertificate,
    ['获得 0.5 学分', 'You earned 0.5 credits'],
    ['完成《数据分析思维》。', 'For finishing “Data Thinking”.'],
    course(111),
  ],
  [
    200,
    Live,
    ['直播十五分钟后开始', 'Live in fifteen minutes'],
    ['主题：周末促销怎么备货。', 'How to stock for a weekend promotion.'],
    url('/live/company/list'),
  ],
  [
    240,
    Task,
    ['《安全与消防》已完成', '“Safety and Fire” is finished'],
    ['感谢完成本季必修。', 'Thank you for finishing this quarter’s course.'],
    course(214),
  ],
  [
    290,
    Class,
    ['明天有线下课程', 'A class tomorrow'],
    ['明天 14:00，华东培训中心 302 教室。', 'Tomorrow 14:00, room 302, East China training centre.'],
    url('/study/omo/list'),
  ],
  [
    340,
    Exam,
    ['新的考试安排', 'A new exam'],
    ['上季度考试已开放，请在结束前完成。', 'The exam of last quarter is open; take it before it closes.'],
    exam(103),
  ],
  [
    400,
    Interact,
    ['你的回答被采纳', 'Your answer was accepted'],
    ['在《会员服务话术》的问答中。', 'In the questions on “Member Service Scripts”.'],
    talk(205, 'qa'),
  ],
  [
    470,
    Order,
    ['订单已支付', 'An order was paid'],
    ['《商业模式画布》已开通，可以开始学习。', '“Business Model Canvas” is open to you.'],
    course(109),
  ],
  [
    560,
    Task,
    ['新的学习任务：《信息安全意识》', 'New task: “Information Security Awareness”'],
    ['秋季合规行动的一部分。', 'A part of the autumn compliance plan.'],
    course(124),
  ],
  [
    640,
    CreditCertificate,
    ['证书即将到期', 'A certificate expires soon'],
    ['食品安全上岗证将在三十天后到期。', 'Your food safety certificate expires in thirty days.'],
    url('/user/certificate'),
  ],
  [
    700,
    System,
    ['欢迎使用晨曦零售学习平台', 'Welcome to Sunrise Retail Learning'],
    ['从《新店员第一课》开始，每天进步一点点。', 'Begin with “First Day on the Shop Floor”.'],
    course(201),
  ],
];

export const unreadMessages = 7;

const others: readonly (readonly [userId: number, companyId: number, message: Message<LinkTarget>])[] = [
  [
    1,
    1002,
    [
      5,
      Task,
      ['《安全生产十条》明天截止', '“Ten Rules of Safe Production” is due tomorrow'],
      ['进车间前必须完成。', 'It must be finished before you enter the plant.'],
      course(301),
    ],
  ],
  [
    2,
    1001,
    [
      8,
      Task,
      ['新的学习任务：《店长领导力》', 'New task: “Store Manager Leadership”'],
      ['请在五天内完成。', 'Due in five days.'],
      course(208),
    ],
  ],
  [
    4,
    1002,
    [
      20,
      Task,
      ['新的学习任务：《质量工具七法》', 'New task: “Seven Quality Tools”'],
      ['请在十天内完成。', 'Due in ten days.'],
      course(305),
    ],
  ],
  [
    7,
    1003,
    [
      12,
      Task,
      ['《反洗钱合规》已逾期', '“Anti-money-laundering” is overdue'],
      ['请尽快完成。', 'Please finish it soon.'],
      course(401),
    ],
  ],
  [
    3,
    1001,
    [
      40,
      Task,
      ['有新的待评审', 'Something waits for your review'],
      [
        '「食品安全与门店运营 · 案例分析」等待评审。',
        '“Food Safety and Store Operations: Case Study” waits for your review.',
      ],
      { kind: TargetKind.Review, id: 2100 },
    ],
  ],
  [
    5,
    1002,
    [
      40,
      Task,
      ['有新的待评审', 'Something waits for your review'],
      [
        '「安全生产与质量 · 案例分析」等待评审。',
        '“Safe Production and Quality: Case Study” waits for your review.',
      ],
      { kind: TargetKind.Review, id: 4100 },
    ],
  ],
  [
    12,
    1003,
    [
      40,
      Task,
      ['有新的待评审', 'Something waits for your review'],
      [
        '「合规与柜面服务 · 案例分析」等待评审。',
        '“Compliance and Counter Service: Case Study” waits for your review.',
      ],
      { kind: TargetKind.Review, id: 6100 },
    ],
  ],
  [
    4,
    1002,
    [
      26,
      Exam,
      ['考试已开始', 'An exam has opened'],
      [
        '「安全生产与质量 · 季度考试」现在可以参加。',
        'You can take “Safe Production and Quality: Quarterly Exam” now.',
      ],
      exam(201),
    ],
  ],
  [
    7,
    1003,
    [
      26,
      Exam,
      ['考试已开始', 'An exam has opened'],
      [
        '「合规与柜面服务 · 季度考试」现在可以参加。',
        'You can take “Compliance and Counter Service: Quarterly Exam” now.',
      ],
      exam(301),
    ],
  ],
  [
    11,
    1001,
    [
      9,
      Task,
      ['新的学习任务：区域经理训练营', 'New task: Area Manager Camp'],
      ['请在九天内完成。', 'Due in nine days.'],
      course(213),
    ],
  ],
];

/** The learner whose messages have a story, and the company. */
const learner = { userId: 1, companyId: 1001 };

type Threads = readonly (typeof thread.$inferInsert)[];

/** The very post, as the server's own notifications lead to it. The database numbers the threads from 1. */
function postOf({ course: courseId, tab }: Talk, [words]: Pair, threads: Threads): LinkTarget {
  const threadKind = tab === 'qa' ? ThreadKind.Question : ThreadKind.Comment;
  const said = threads.flatMap((row, index) =>
    row.companyId === learner.companyId &&
    row.targetKind === TargetKind.Course &&
    row.targetId === courseId &&
    row.threadKind === threadKind
      ? { ...row, threadId: index + 1 }
      : [],
  );
  const post =
    said.find(({ content }) => words.includes(content)) ??
    said.find(({ userId }) => userId === learner.userId);
  if (post === undefined) throw new Error(`Nobody said in course ${courseId} what a notification tells of.`);
  const { threadId, parentId } = post;
  return {
    ...course(courseId),
    params: {
      tab,
      ...(parentId
        ? { threadId: String(parentId), postId: String(threadId) }
        : { threadId: String(threadId) }),
    },
  };
}

const row = (
  times: SeedTimes,
  userId: number,
  companyId: number,
  readFlg: boolean,
  [hoursAgo, kind, title, content, target, senderId]: Message<LinkTarget>,
): Row => ({
  userId,
  companyId,
  kind,
  title: fromPair(title),
  content: fromPair(content),
  readFlg,
  createTime: times.ago(hoursAgo * hour),
  ...(target === undefined ? {} : { target }),
  ...(senderId === undefined ? {} : { senderId }),
});

export const notificationRows = (times: SeedTimes, threads: Threads): Row[] => [
  ...messages.map(([hoursAgo, kind, title, content, target, senderId], index) => {
    const { userId, companyId } = learner;
    const place = target && 'tab' in target ? postOf(target, content, threads) : target;
    return row(times, userId, companyId, index >= unreadMessages, [
      hoursAgo,
      kind,
      title,
      content,
      place,
      senderId,
    ]);
  }),
  ...others.map(([userId, companyId, message]) => row(times, userId, companyId, false, message)),
];
