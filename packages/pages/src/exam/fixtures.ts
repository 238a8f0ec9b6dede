import type {
  AttemptStart,
  ExamInfo,
  ExamQuestion,
  ExamSummary,
  Paper,
  SwitchEntry,
} from '@stoa/api/contract/exam';
import {
  AssignKind,
  AttemptState,
  ExamKind,
  ExamUserState,
  MultiScoreRule,
  PaperMode,
  QuestionKind,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  SwitchCause,
  type Locale,
} from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import type { ExamPageProps } from './ExamPage/index.ts';
import en from './words/en/exam.ts';
import switchesEn from './words/en/switchLedger.ts';
import type { ExamTranslate, SwitchLedgerTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/exam.ts';
import switchLedger from './words/zh-CN/switchLedger.ts';

const still = () => undefined;
const minute = 60_000;
/** Start of the attempt in the fixtures. */
const startTime = new Date(2026, 10, 21, 9, 55, 20).getTime();
const deadlineTime = startTime + 60 * minute;
const savedTime = new Date(2026, 10, 21, 10, 32, 5).getTime();
const now = savedTime + 5000;

/** Translator of this area's messages in a language. */
export const examIn = (locale: Locale): ExamTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { exam: en }, namespace: 'exam' })
    : createTranslator({ locale, messages: { exam: zhCN }, namespace: 'exam' });

/** Translator of the list of switches. */
export const switchesIn = (locale: Locale): SwitchLedgerTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { switchLedger: switchesEn }, namespace: 'switchLedger' })
    : createTranslator({ locale, messages: { switchLedger }, namespace: 'switchLedger' });

type WithoutNumber<Question> = Question extends unknown ? Omit<Question, 'questionId' | 'score'> : never;
type Asked = WithoutNumber<ExamQuestion>;
type Said = readonly [chinese: string, english: string];

/** The sections of the paper, one in each row: its title, the score of each question, and the questions. */
function sectionsIn(locale: Locale): (readonly [title: string, score: number, asked: readonly Asked[]])[] {
  const say = wordsIn(locale);
  const choicesOf = (texts: readonly Said[], keyAt: (index: number) => string) =>
    texts.map(([chinese, english], index) => ({ key: keyAt(index), text: say(chinese, english) }));
  const lettered = (texts: readonly Said[]) => choicesOf(texts, (index) => 'ABCD'.charAt(index));
  const numbered = (prefix: string, texts: readonly Said[]) =>
    choicesOf(texts, (index) => `${prefix}${index + 1}`);
  const single = ([chinese, english]: Said, ...options: Said[]): Asked => ({
    kind: QuestionKind.Single,
    stemHtml: say(chinese, english),
    options: lettered(options),
  });
  const multiple = ([chinese, english]: Said, ...options: Said[]): Asked => ({
    kind: QuestionKind.Multiple,
    stemHtml: say(chinese, english),
    options: lettered(options),
  });
  const trueFalse = (chinese: string, english: string): Asked => ({
    kind: QuestionKind.TrueFalse,
    stemHtml: say(chinese, english),
  });
  const fillIn = (blanks: number, chinese: string, english: string): Asked => ({
    kind: QuestionKind.FillIn,
    stemHtml: say(chinese, english),
    blanks,
  });
  const shortAnswer = (chinese: string, english: string): Asked => ({
    kind: QuestionKind.ShortAnswer,
    stemHtml: say(chinese, english),
    maxLength: 500,
  });

  return [
    [
      say('单选题', 'Single choice'),
      3,
      [
        single(
          [
            '生鲜到店验收时，冷藏商品的中心温度最高不得超过多少？',
            'When fresh goods arrive, how warm may the middle of chilled goods be at most?',
          ],
          ['0 ℃', '0 °C'],
          ['4 ℃', '4 °C'],
          ['8 ℃', '8 °C'],
          ['12 ℃', '12 °C'],
        ),
        single(
          ['冷冻商品在卖场冷柜中的存放温度应当是多少？', 'How cold must a freezer on the shop floor be?'],
          ['0 ℃ 以下', 'Below 0 °C'],
          ['-5 ℃ 以下', 'Below -5 °C'],
          ['-12 ℃ 以下', 'Below -12 °C'],
          ['-18 ℃ 以下', 'Below -18 °C'],
        ),
        single(
          ['从业人员健康证明的有效期是多久？', 'How long is a health certificate of the staff valid?'],
          ['半年', 'Half a year'],
          ['一年', 'One year'],
          ['两年', 'Two years'],
          ['长期有效', 'For ever'],
        ),
        single(
          [
            '处理生肉之后接着切即食水果，正确的做法是什么？',
            'You have cut raw meat and are to cut fruit next. What is right?',
          ],
          ['用清水冲一下刀具再切', 'Rinse the knife with water'],
          [
            '换用即食专用的刀具和砧板，并重新洗手',
            'Take the knife and board for ready-to-eat food and wash your hands again',
          ],
          ['用干净抹布擦净刀具再切', 'Wipe the knife with a clean cloth'],
          ['换一副手套，继续用同一块砧板', 'Change the gloves and keep the board'],
        ),
        single(
          ['顾客在店内滑倒，店员首先应当做什么？', 'A customer slips in the shop. What comes first?'],
          ['请顾客先去医院', 'Send the customer to a hospital'],
          ['确认顾客伤情，并围挡现场', 'See whether the customer is hurt, and close off the place'],
          ['擦干地面的水', 'Dry the floor'],
          ['调取监控录像', 'Look at the recordings'],
        ),
        single(
          [
            '收银员发现找零多付了 50 元，应当怎么处理？',
            'A cashier finds that 50 yuan too much were given as change. What now?',
          ],
          ['自己垫上', 'Pay it oneself'],
          ['下班后再说', 'Mention it after work'],
          ['如实登记长短款并报告值班店长', 'Write the difference down and tell the manager on duty'],
          ['从下一笔里少找', 'Give less change next time'],
        ),
        single(
          [
            '早班交接时，保险柜里的备用金应当由几人当面清点？',
            'How many people count the float in the safe when the early shift takes over?',
          ],
          ['收银员一人', 'The cashier alone'],
          ['两人', 'Two'],
          ['三人', 'Three'],
          ['店长一人', 'The manager alone'],
        ),
        single(
          [
            '临期商品是指剩余保质期不足多少的商品？',
            'Goods are about to expire when less than how much of their shelf life is left?',
          ],
          ['二分之一', 'A half'],
          ['三分之一', 'A third'],
          ['五分之一', 'A fifth'],
          ['十分之一', 'A tenth'],
        ),
        single(
          ['洗手时，揉搓双手的时间至少是多少秒？', 'For how many seconds are hands rubbed at least?'],
          ['5 秒', '5 seconds'],
          ['10 秒', '10 seconds'],
          ['20 秒', '20 seconds'],
          ['60 秒', '60 seconds'],
        ),
        single(
          [
            '陈列同一种商品时，“先进先出”要求把什么放在前面？',
            'What does “first in, first out” put in front on the shelf?',
          ],
          ['价格低的', 'What is cheap'],
          ['生产日期早的', 'What was made earlier'],
          ['销量高的', 'What sells well'],
          ['包装新的', 'What has a new wrapping'],
        ),
        single(
          [
            '灭火器压力表的指针停在哪个区域，说明压力正常？',
            'Where does the needle of a fire extinguisher stand when its pressure is right?',
          ],
          ['红色', 'Red'],
          ['黄色', 'Yellow'],
          ['绿色', 'Green'],
          ['白色', 'White'],
        ),
        single(
          [
            '顾客要求退换已拆封的化妆品，而小票和外包装都在，第一步应当做什么？',
            'A customer brings back opened cosmetics with receipt and wrapping. What is the first step?',
          ],
          ['直接拒绝', 'Refuse'],
          [
            '了解原因，查看商品状况，对照退换货政策',
            'Ask why, look at the goods and compare with the rules of returns',
          ],
          ['当场退款', 'Give the money back'],
          ['请顾客打客服电话', 'Name the service number'],
        ),
      ],
    ],
    [
      say('多选题', 'Multiple choice'),
      4,
      [
        multiple(
          [
            '发现货架上有临期商品，店员应当做哪些事？',
            'Goods on the shelf are about to expire. What is to be done?',
          ],
          ['登记批次与数量', 'Write down batch and number'],
          ['贴上临期标识，移到临期区', 'Mark them and move them to their own shelf'],
          ['撕掉原来的生产日期', 'Tear off the date'],
          ['通知值班店长', 'Tell the manager on duty'],
        ),
        multiple(
          [
            '下列哪些情况，员工不得加工直接入口的食品？',
            'When may somebody not prepare food that is eaten as it is?',
          ],
          ['发烧、腹泻', 'With a fever or an upset stomach'],
          ['手部有化脓的伤口', 'With a festering wound on the hand'],
          ['昨晚睡得太晚', 'After a short night'],
          ['咽部有炎症', 'With a sore throat'],
        ),
        multiple(
          ['后厨的留样应当写明哪些内容？', 'What is written on a kept sample of the kitchen?'],
          ['菜名', 'Name of the dish'],
          ['留样时间', 'When it was taken'],
          ['留样人', 'Who took it'],
          ['售价', 'Its price'],
        ),
        multiple(
          ['开店前的巡检包括哪些项目？', 'What is looked at before the shop opens?'],
          ['冷柜温度', 'Temperature of the fridges'],
          ['消防通道', 'Emergency exits'],
          ['灯光与招牌', 'Lights and sign'],
          ['员工工资表', 'The payroll'],
        ),
        multiple(
          ['面对情绪激动的顾客，哪些做法是合适的？', 'What helps with a customer who is upset?'],
          ['请到一旁安静处说话', 'Talk in a quiet corner'],
          ['先听完，不打断', 'Listen to the end'],
          ['复述诉求，确认理解', 'Repeat what was asked for'],
          ['告诉对方这是总部的规定，没有办法', 'Say that headquarters have ruled so'],
        ),
        multiple(
          ['下列哪些是减少损耗的有效办法？', 'What reduces waste?'],
          ['按销量订货', 'Ordering by sales'],
          ['每日盘点生鲜', 'Counting fresh goods daily'],
          ['把过期商品重新打包', 'Wrapping expired goods anew'],
          ['分时段折价', 'Lower prices at certain hours'],
        ),
      ],
    ],
    [
      say('判断题', 'True or false'),
      2,
      [
        trueFalse(
          '员工手上有伤口时，只要戴上手套就可以继续加工直接入口的食品。',
          'With a wound on the hand one may go on preparing ready-to-eat food, as long as one wears gloves.',
        ),
        trueFalse(
          '消防通道可以在促销期间临时堆放赠品，打烊前清走即可。',
          'During a promotion gifts may stand in an emergency exit until the shop closes.',
        ),
        trueFalse('称重商品的标签应当标明包装日期。', 'The label of weighed goods names the day of packing.'),
        trueFalse(
          '冷柜里的商品可以超过装载线，只要柜门能关上。',
          'Goods may stand above the load line of a freezer if its door still closes.',
        ),
        trueFalse(
          '会员的手机号属于个人信息，店员不得抄录后私下联系。',
          'The phone number of a member is personal: nobody copies it to call privately.',
        ),
      ],
    ],
    [
      say('填空题', 'Fill in'),
      3,
      [
        fillIn(
          2,
          '热柜中食品的温度应保持在 ____ ℃ 以上，并且每 ____ 小时测量并记录一次。',
          'Food in a hot cabinet stays above ____ °C and is measured every ____ hours.',
        ),
        fillIn(
          2,
          '食品留样每个品种不少于 ____ 克，冷藏保存不少于 ____ 小时。',
          'Of every dish at least ____ g are kept in the fridge for at least ____ hours.',
        ),
        fillIn(1, '遇到火情时，火警电话是 ____。', 'The number of the fire brigade is ____.'),
      ],
    ],
    [
      say('匹配题', 'Matching'),
      5,
      [
        {
          kind: QuestionKind.Matching,
          stemHtml: say(
            '请为下面的场景选择最合适的消防器材。',
            'Choose what puts out each of these fires best.',
          ),
          left: numbered('L', [
            ['收银台电线起火', 'A cable at the till'],
            ['后厨油锅起火', 'A pan of oil in the kitchen'],
            ['仓库纸箱起火', 'Cardboard in the store room'],
          ]),
          right: numbered('R', [
            ['灭火毯', 'Fire blanket'],
            ['二氧化碳灭火器', 'Carbon dioxide extinguisher'],
            ['消火栓', 'Hydrant'],
          ]),
        },
      ],
    ],
    [
      say('排序题', 'Ordering'),
      4,
      [
        {
          kind: QuestionKind.Ordering,
          stemHtml: say('请按先后顺序排列开店前的准备工作。', 'Put the work before opening in its order.'),
          options: numbered('S', [
            ['清点备用金', 'Count the float'],
            ['解除安防警报', 'Switch off the alarm'],
            ['检查冷柜温度', 'Check the fridges'],
            ['召开早会', 'Hold the morning meeting'],
            ['打开大门迎客', 'Open the doors'],
          ]),
        },
      ],
    ],
    [
      say('简答题', 'Short answer'),
      6,
      [
        shortAnswer(
          '顾客拿着小票说买到的酸奶变质了，请写出你的处理步骤。',
          'A customer with a receipt says that the yoghurt was off. Write down what you do, step by step.',
        ),
        shortAnswer(
          '周六 18 点，收银排队超过 8 人，而店里只有 4 名员工。你会怎样安排？',
          'Saturday, six in the evening: more than eight people queue, and four of you are in the shop. How do you arrange it?',
        ),
      ],
    ],
  ];
}

/** Thirty questions on food safety and running a shop, a hundred points in all. */
export function paperFixture(locale: Locale): Paper {
  let questionId = 1000;
  return {
    sections: sectionsIn(locale).map(([title, score, asked], index) => ({
      sectionId: index + 1,
      title,
      questions: asked.map((each): ExamQuestion => {
        questionId += 1;
        return { questionId, score, ...each };
      }),
    })),
  };
}

/** Answers, by the number of their questions. */
function givenIn(locale: Locale): [number: number, values: string[]][] {
  const say = wordsIn(locale);
  return [
    [1, ['B']],
    [2, ['D']],
    [3, ['B']],
    [4, ['B']],
    [5, ['B']],
    [6, ['C']],
    [7, ['B']],
    [8, ['C']],
    [10, ['B']],
    [11, ['C']],
    [13, ['A', 'B', 'D']],
    [14, ['A', 'B', 'D']],
    [15, ['A', 'B', 'C']],
    [19, ['F']],
    [20, ['F']],
    [21, ['T']],
    [24, ['60', '']],
    [26, ['119']],
    [
      29,
      [
        say(
          '先道歉安抚，核对小票与批次，再按顾客意愿换货或退款。',
          'I apologise, compare receipt and batch, and exchange it or give the money back.',
        ),
      ],
    ],
  ];
}

/** An exam that may be taken twice, as lists show it. */
export function examFixture(locale: Locale): ExamSummary {
  const say = wordsIn(locale);
  return {
    examId: 7,
    examKind: ExamKind.Exam,
    title: say('食品安全与门店运营 · 季度考试', 'Food Safety and Store Operations: Quarterly Exam'),
    durationMinutes: 60,
    questionCount: 30,
    totalScore: 100,
    passScore: 60,
    maxAttempts: 2,
    usedAttempts: 1,
    userState: ExamUserState.InProgress,
    assignKind: AssignKind.Compulsory,
    credit: 1,
  };
}

/** The content of the page before the exam: it can be started. */
export function examInfoFixture(locale: Locale): ExamInfo {
  return {
    ...examFixture(locale),
    description: wordsIn(locale)('<p>20 分钟，共 30 题。</p>', '<p>30 questions in 20 minutes.</p>'),
    userState: ExamUserState.Available,
    usedAttempts: 0,
    rules: attemptFixture(locale).rules,
    attempts: [],
    canStart: true,
    serverTime: now,
  };
}

/** An attempt of one hour, continued with its saved answers. */
export function attemptFixture(locale: Locale): AttemptStart {
  return {
    attempt: {
      attemptId: 70,
      examId: 7,
      no: 1,
      state: AttemptState.InProgress,
      startTime,
      usedSeconds: 2210,
      switchCount: 0,
      counted: false,
      deadlineTime,
      savedSeq: 41,
      flagged: [1006, 1014, 1028],
      currentQuestionId: 1001,
    },
    paper: paperFixture(locale),
    rules: {
      paperMode: PaperMode.AllOnOnePage,
      allowBack: true,
      shuffleQuestions: false,
      shuffleOptions: false,
      minSubmitMinutes: 0,
      lateEntryMinutes: 0,
      switchLimit: 3,
      switchGraceSeconds: 3,
      forceFullscreen: false,
      forbidCopy: false,
      needPassword: false,
      resultPolicy: ResultPolicy.ScoreAndAnswers,
      resultWhen: ResultWhen.AtOnce,
      scoreRule: ScoreRule.Highest,
      multiScoreRule: MultiScoreRule.HalfIfIncomplete,
      retakeIntervalMinutes: 0,
      retakeOnlyIfFailed: false,
    },
    answers: givenIn(locale).map(([number, values]) => ({ questionId: 1000 + number, values })),
    outboxKey: 'a2V5',
    serverTime: now,
  };
}

/** Props of the page during an exam; `change` makes its other states. */
export function examPageFixture(locale: Locale, change: Partial<ExamPageProps> = {}): ExamPageProps {
  const { attempt, paper, rules, answers, serverTime } = attemptFixture(locale);
  return {
    exam: examFixture(locale),
    attempt,
    paper,
    rules,
    answers: new Map(answers.map(({ questionId, values }) => [questionId, { values, files: [] }])),
    flagged: new Set(attempt.flagged),
    current: attempt.currentQuestionId,
    now: () => serverTime,
    save: { kind: 'saved', time: savedTime },
    switchCount: attempt.switchCount,
    t: examIn(locale),
    tSwitches: switchesIn(locale),
    onAnswer: still,
    onFlag: still,
    onCurrent: still,
    onHandIn: still,
    onGuarded: still,
    ...change,
  };
}

const at = (minute: number, second: number) => new Date(2026, 6, 10, 10, minute, second).getTime();

/** The times that an exam was left, newest first, so that what shows them has to put them in order. */
export function switchFixtures(locale: Locale): SwitchEntry[] {
  return [
    { entryKey: 'd', cause: SwitchCause.Ime, leftTime: at(15, 30), awaySeconds: 4, counted: false },
    { entryKey: 'c', cause: SwitchCause.FilePicker, leftTime: at(14, 10), awaySeconds: 41, counted: false },
    { entryKey: 'b', cause: SwitchCause.FullScreen, leftTime: at(12, 40), awaySeconds: 91, counted: true },
    {
      entryKey: 'a',
      cause: SwitchCause.Tab,
      leftTime: at(10, 20),
      awaySeconds: 12,
      counted: true,
      comment: wordsIn(locale)('店长叫我接电话', 'The manager asked me to take a call'),
    },
  ];
}
