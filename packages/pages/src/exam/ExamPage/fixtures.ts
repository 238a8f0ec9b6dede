import { PaperMode, QuestionKind, type Locale } from '@stoa/domain';
import { type Answer, type Asked, piecesOf, type QuestionOption } from '@stoa/ui/Question';
import { wordsIn } from '../../test/wordsIn.ts';

import type { ExamPageProps, ExamQuestion, ExamSection } from './types.ts';

const optionsOf = (texts: readonly string[]): QuestionOption[] =>
  texts.map((text, index) => ({ key: String.fromCharCode(65 + index), text }));
const itemsOf = (prefix: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ key: `${prefix}${index + 1}`, text }));

const single = (stem: string, ...options: string[]): Asked => ({
  kind: QuestionKind.Single,
  stem,
  options: optionsOf(options),
});
const multiple = (stem: string, ...options: string[]): Asked => ({
  kind: QuestionKind.Multiple,
  stem,
  options: optionsOf(options),
});
const trueFalse = (stem: string): Asked => ({ kind: QuestionKind.TrueFalse, stem });
const fillIn = (stem: string): Asked => ({ kind: QuestionKind.FillIn, pieces: piecesOf(stem) });

const papers: readonly (readonly [key: string, title: string, points: number, asked: readonly Asked[]])[] = [
  [
    'single',
    '单选题',
    3,
    [
      single('生鲜到店验收时，冷藏商品的中心温度最高不得超过多少？', '0 ℃', '4 ℃', '8 ℃', '12 ℃'),
      single(
        '冷冻商品在卖场冷柜中的存放温度应当是多少？',
        '0 ℃ 以下',
        '-5 ℃ 以下',
        '-12 ℃ 以下',
        '-18 ℃ 以下',
      ),
      single('从业人员健康证明的有效期是多久？', '半年', '一年', '两年', '长期有效'),
      single(
        '处理生肉之后接着切即食水果，正确的做法是什么？',
        '用清水冲一下刀具再切',
        '换用即食专用的刀具和砧板，并重新洗手',
        '用干净抹布擦净刀具再切',
        '换一副手套，继续用同一块砧板',
      ),
      single(
        '顾客在店内滑倒，店员首先应当做什么？',
        '请顾客先去医院',
        '确认顾客伤情，并围挡现场',
        '擦干地面的水',
        '调取监控录像',
      ),
      single(
        '收银员发现找零多付了 50 元，应当怎么处理？',
        '自己垫上',
        '下班后再说',
        '如实登记长短款并报告值班店长',
        '从下一笔里少找',
      ),
      single('早班交接时，保险柜里的备用金应当由几人当面清点？', '收银员一人', '两人', '三人', '店长一人'),
      single('临期商品是指剩余保质期不足多少的商品？', '二分之一', '三分之一', '五分之一', '十分之一'),
      single('洗手时，揉搓双手的时间至少是多少秒？', '5 秒', '10 秒', '20 秒', '60 秒'),
      single(
        '陈列同一种商品时，“先进先出”要求把什么放在前面？',
        '价格低的',
        '生产日期早的',
        '销量高的',
        '包装新的',
      ),
      single('灭火器压力表的指针停在哪个区域，说明压力正常？', '红色', '黄色', '绿色', '白色'),
      single(
        '顾客要求退换已拆封的化妆品，而小票和外包装都在，第一步应当做什么？',
        '直接拒绝',
        '了解原因，查看商品状况，对照退换货政策',
        '当场退款',
        '请顾客打客服电话',
      ),
    ],
  ],
  [
    'multiple',
    '多选题',
    4,
    [
      multiple(
        '发现货架上有临期商品，店员应当做哪些事？',
        '登记批次与数量',
        '贴上临期标识，移到临期区',
        '撕掉原来的生产日期',
        '通知值班店长',
      ),
      multiple(
        '下列哪些情况，员工不得加工直接入口的食品？',
        '发烧、腹泻',
        '手部有化脓的伤口',
        '昨晚睡得太晚',
        '咽部有炎症',
      ),
      multiple('后厨的留样应当写明哪些内容？', '菜名', '留样时间', '留样人', '售价'),
      multiple('开店前的巡检包括哪些项目？', '冷柜温度', '消防通道', '灯光与招牌', '员工工资表'),
      multiple(
        '面对情绪激动的顾客，哪些做法是合适的？',
        '请到一旁安静处说话',
        '先听完，不打断',
        '复述诉求，确认理解',
        '告诉对方这是总部的规定，没有办法',
      ),
      multiple(
        '下列哪些是减少损耗的有效办法？',
        '按销量订货',
        '每日盘点生鲜',
        '把过期商品重新打包',
        '分时段折价',
      ),
    ],
  ],
  [
    'judge',
    '判断题',
    2,
    [
      trueFalse('员工手上有伤口时，只要戴上手套就可以继续加工直接入口的食品。'),
      trueFalse('消防通道可以在促销期间临时堆放赠品，打烊前清走即可。'),
      trueFalse('称重商品的标签应当标明包装日期。'),
      trueFalse('冷柜里的商品可以超过装载线，只要柜门能关上。'),
      trueFalse('会员的手机号属于个人信息，店员不得抄录后私下联系。'),
    ],
  ],
  [
    'fill',
    '填空题',
    3,
    [
      fillIn('热柜中食品的温度应保持在 ____ ℃ 以上，并且每 ____ 小时测量并记录一次。'),
      fillIn('食品留样每个品种不少于 ____ 克，冷藏保存不少于 ____ 小时。'),
      fillIn('遇到火情时，火警电话是 ____。'),
    ],
  ],
  [
    'match',
    '匹配题',
    5,
    [
      {
        kind: QuestionKind.Matching,
        stem: '请为下面的场景选择最合适的消防器材。',
        left: itemsOf('L', ['收银台电线起火', '后厨油锅起火', '仓库纸箱起火']),
        right: itemsOf('R', ['灭火毯', '二氧化碳灭火器', '消火栓']),
      },
    ],
  ],
  [
    'order',
    '排序题',
    4,
    [
      {
        kind: QuestionKind.Ordering,
        stem: '请按先后顺序排列开店前的准备工作。',
        items: itemsOf('S', ['清点备用金', '解除安防警报', '检查冷柜温度', '召开早会', '打开大门迎客']),
      },
    ],
  ],
  [
    'essay',
    '简答题',
    6,
    [
      {
        kind: QuestionKind.ShortAnswer,
        stem: '顾客拿着小票说买到的酸奶变质了，请写出你的处理步骤。',
        maxLength: 500,
      },
      {
        kind: QuestionKind.ShortAnswer,
        stem: '周六 18 点，收银排队超过 8 人，而店里只有 4 名员工。你会怎样安排？',
        maxLength: 500,
      },
    ],
  ],
];

/** Thirty questions on food safety and running a shop, a hundred points in all. */
export function examSections(): ExamSection[] {
  let number = 0;
  return papers.map(([key, title, points, asked]) => ({
    key,
    title: `${title} · ${asked.length * points} 分`,
    questions: asked.map((each): ExamQuestion => {
      number += 1;
      return { id: 1000 + number, number, points, asked: each };
    }),
  }));
}

const given: readonly (readonly [number: number, answer: Answer])[] = [
  ...['B', 'D', 'B', 'B', 'B', 'C', 'B', 'C'].map((key, index) => [index + 1, [key]] as const),
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
  [29, ['先道歉安抚，核对小票与批次，再按顾客意愿换货或退款。']],
];

const still = () => undefined;

/** The page in the middle of an exam; `change` makes its other states. */
export function examFixture(locale: Locale, change: Partial<ExamPageProps> = {}): ExamPageProps {
  const say = wordsIn(locale);
  return {
    title: say('食品安全与门店运营 · 季度考试', 'Food Safety and Store Operations: Quarterly Exam'),
    attempt: say('第 1 次，共 2 次', 'Attempt 1 of 2'),
    paperMode: PaperMode.AllOnOnePage,
    sections: examSections(),
    answers: new Map(given.map(([number, answer]) => [1000 + number, answer])),
    flagged: new Set([1006, 1014, 1028]),
    current: 1,
    clock: { kind: 'left', secondsLeft: 1390, totalSeconds: 3600 },
    save: { state: 'saved', detail: '10:32:05' },
    leaves: { count: 0, limit: 3 },
    onAnswer: still,
    onFlag: still,
    onCurrent: still,
    onHandIn: still,
    words: {
      handIn: say('交卷', 'Hand in'),
      handingIn: say('正在交卷', 'Handing in'),
      previous: say('上一题', 'Previous'),
      next: say('下一题', 'Next'),
      place: (number, of) => say(`第 ${number} 题，共 ${of} 题`, `Question ${number} of ${of}`),
      left: (count, limit) => say(`离开页面 ${count} / ${limit}`, `Left the page ${count} / ${limit}`),
      spent: say('已用时间', 'Time spent'),
      paper: say('试卷', 'Paper'),
      dialog: {
        title: say('确定要交卷吗？', 'Hand in your paper?'),
        ready: (count) => say(`全部 ${count} 题都已作答`, `All ${count} questions are answered`),
        unanswered: (count) => say(`还有 ${count} 题未答完`, `${count} questions not fully answered`),
        flagged: (count) => say(`标记了 ${count} 题`, `${count} questions flagged`),
        goTo: (number) => say(`去第 ${number} 题`, `Go to question ${number}`),
        warning: say('交卷后不能再修改答案。', 'After handing in, answers cannot be changed.'),
        back: say('继续答题', 'Keep answering'),
        confirm: say('交卷', 'Hand in'),
      },
    },
    ...change,
  };
}
