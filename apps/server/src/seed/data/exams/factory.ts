import { fill, match, multiple, order, short, single, truth } from './bank.ts';
import type { BankQuestion } from './bank.ts';

const interlock = (
  remark: string,
) => `<pre><code class="language-python">def motor_may_run(door_closed: bool, stop_pressed: bool) -&gt; bool:
    # ${remark}
    if not door_closed:
        return False
    return not stop_pressed</code></pre>`;

/** Questions about safety, quality and machines in a plant. */
export const factoryBank: readonly BankQuestion[] = [
  single(
    ['检修设备前，第一步应当做什么？', 'What comes first before a machine is repaired?'],
    'A',
    ['先断电挂牌，能量归零后才能动手。', 'Lock out and tag out first; no energy may be left.'],
    ['断电、上锁、挂牌', 'Switch off, lock out, tag out'],
    ['戴好手套', 'Put on gloves'],
    ['打开防护罩', 'Open the guard'],
    ['通知质检', 'Tell the inspectors'],
  ),
  single(
    ['触电事故发生时，最先应当做什么？', 'Somebody has had an electric shock. What comes first?'],
    'B',
    [
      '未断电前接触伤者，自己也会触电。',
      'Whoever touches the person before the power is off is hurt as well.',
    ],
    ['用手拉开伤者', 'Pull the person away'],
    ['切断电源', 'Cut the power'],
    ['泼水降温', 'Pour water'],
    ['等班组长到场', 'Wait for the shift leader'],
  ),
  single(
    ['5S 中的“整顿”指的是什么？', 'What is “set in order” of the 5S?'],
    'C',
    ['整理是去掉不要的，整顿是给要的定位。', 'Sort removes, set in order gives a place.'],
    ['扔掉不需要的', 'Throw away what is not needed'],
    ['每天打扫', 'Clean daily'],
    ['定点、定容、定量放置', 'A place, a box and a number for everything'],
    ['养成习惯', 'Make it a habit'],
  ),
  single(
    [
      String.raw`控制图的上控制限是 $$\text{UCL}=\bar{x}+3\sigma$$ 若 $\bar{x}=50$，$\sigma=2$，下列哪个测量值提示过程异常？`,
      String.raw`The upper limit of a control chart is $$\text{UCL}=\bar{x}+3\sigma$$ With $\bar{x}=50$ and $\sigma=2$, which value says that something is wrong?`,
    ],
    'D',
    [
      String.raw`$\text{UCL}=50+3\times 2=56$，超出上控制限的点就是异常信号。`,
      String.raw`$\text{UCL}=50+3\times 2=56$; a point above it is a signal.`,
    ],
    [String.raw`$x=\bar{x}+\sigma$`, String.raw`$x=\bar{x}+\sigma$`],
    [String.raw`$x=54$`, String.raw`$x=54$`],
    [String.raw`$x=\bar{x}-2\sigma$`, String.raw`$x=\bar{x}-2\sigma$`],
    [String.raw`$x=57$`, String.raw`$x=57$`],
  ),
  single(
    [
      `<p>设备联锁的程序如下。安全门打开时，电机处于什么状态？</p>${interlock('安全门优先于一切按钮')}`,
      `<p>This is the interlock of a machine. What does the motor do while the door is open?</p>${interlock('the door comes before every button')}`,
    ],
    'B',
    [
      '<code>not door_closed</code> 为真，函数立即返回 <code>False</code>，电机停止。',
      '<code>not door_closed</code> is true, so the answer is <code>False</code> at once and the motor stands.',
    ],
    ['一直运转', 'It runs'],
    ['停止', 'It stands'],
    ['由急停按钮决定', 'It depends on the stop button'],
    ['由启动按钮决定', 'It depends on the start button'],
  ),
  multiple(
    ['进入车间必须佩戴哪些防护用品？', 'What is worn in the workshop?'],
    'ABC',
    ['耳机会盖过警报声，禁止佩戴。', 'Earphones hide alarms and are not allowed.'],
    ['安全帽', 'Helmet'],
    ['防砸鞋', 'Safety shoes'],
    ['护目镜', 'Goggles'],
    ['音乐耳机', 'Earphones with music'],
  ),
  multiple(
    ['下列哪些属于七大浪费？', 'Which of these are among the seven wastes?'],
    'ABD',
    ['培训是投入，不是浪费。', 'Training is no waste.'],
    ['过量生产', 'Overproduction'],
    ['等待', 'Waiting'],
    ['岗前培训', 'Training before work'],
    ['搬运', 'Transport'],
  ),
  multiple(
    ['发现设备异响，应当怎么做？', 'A machine makes a strange noise. What is right?'],
    'ABD',
    ['先停、再报、再记；带病运行会扩大损坏。', 'Stop, report, record; going on makes it worse.'],
    ['按规程停机', 'Stop it as the rules say'],
    ['报告班组长', 'Tell the shift leader'],
    ['继续运行到下班', 'Go on until the shift ends'],
    ['记录时间和现象', 'Write down when and what'],
  ),
  truth(
    [
      '急停按钮复位后，设备可以自动恢复运行。',
      'After an emergency stop is reset the machine may start by itself.',
    ],
    false,
    ['复位后必须重新启动确认。', 'It needs a start of its own.'],
  ),
  truth(['点检表应当在检查完成后当场填写。', 'A check list is filled in on the spot.'], true, [
    '事后补填就失去了意义。',
    'Filled in later it means nothing.',
  ]),
  fill(
    [
      '安全电压的上限是 ____ V，灭火器每 ____ 个月检查一次。',
      'Safe voltage ends at ____ V; an extinguisher is checked every ____ month(s).',
    ],
    ['36 V 以下为安全电压，灭火器每月检查。', 'Below 36 V; every month.'],
    ['36', '三十六'],
    ['1', '一', 'one'],
  ),
  fill(
    ['PDCA 循环的四步是计划、执行、____、处理。', 'The four steps of PDCA are plan, do, ____, act.'],
    ['检查连接执行与改进。', 'Check joins doing and improving.'],
    ['检查', 'check'],
  ),
  match(
    ['为每个问题选择合适的质量工具。', 'Choose the quality tool for each question.'],
    [
      '排列图找重点，鱼骨图找原因，直方图看分布。',
      'Pareto for what matters, fishbone for causes, histogram for spread.',
    ],
    [
      [
        ['哪类缺陷最多', 'Which defect is most frequent'],
        ['排列图', 'Pareto chart'],
      ],
      [
        ['缺陷从哪里来', 'Where a defect comes from'],
        ['鱼骨图', 'Fishbone diagram'],
      ],
      [
        ['尺寸怎样分布', 'How sizes are spread'],
        ['直方图', 'Histogram'],
      ],
    ],
    ['会议纪要', 'Minutes'],
  ),
  order(
    ['按先后顺序排列上锁挂牌的步骤。', 'Put the steps of lock-out in their order.'],
    ['先告知，最后验证零能量。', 'First tell, at last verify.'],
    ['告知相关人员', 'Tell the people concerned'],
    ['按规程停机', 'Stop the machine'],
    ['切断能源', 'Cut the energy'],
    ['上锁并挂牌', 'Lock and tag'],
    ['验证能量为零', 'Verify that none is left'],
  ),
  short(
    [
      '班中发现连续三件尺寸超差，请写出你的处理步骤。',
      'Three parts in a row are out of tolerance. What do you do, step by step?',
    ],
    [
      '停机；隔离并标识可疑品；报告班组长和质检；查明原因并首件确认后恢复。',
      'Stop, set suspect parts aside, report, find the cause, confirm the first part, go on.',
    ],
    true,
  ),
];
