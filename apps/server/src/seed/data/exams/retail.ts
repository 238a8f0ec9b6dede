import { fill, match, multiple, order, short, single, truth } from './bank.ts';
import type { BankQuestion } from './bank.ts';

const firstOut = (remark: string) => `<pre><code class="language-sql">SELECT batch, expiry, quantity
FROM stock
WHERE shop = 12 AND quantity &gt; 0 -- ${remark}
ORDER BY ____
LIMIT 10;</code></pre>`;

/** Questions about food safety and running a shop. */
export const retailBank: readonly BankQuestion[] = [
  single(
    [
      '冷藏商品到店验收时，中心温度最高不得超过多少？',
      'How warm may the middle of chilled goods be on delivery?',
    ],
    'B',
    ['冷藏品的中心温度应在 0 到 4 ℃ 之间。', 'Chilled goods arrive at 0 to 4 °C.'],
    ['0 ℃', '0 °C'],
    ['4 ℃', '4 °C'],
    ['8 ℃', '8 °C'],
    ['12 ℃', '12 °C'],
  ),
  single(
    ['冷冻商品在卖场冷柜里应存放在什么温度？', 'How cold is a freezer on the shop floor?'],
    'D',
    ['冷冻品须保持在 -18 ℃ 以下。', 'Frozen goods stay below -18 °C.'],
    ['0 ℃ 以下', 'Below 0 °C'],
    ['-5 ℃ 以下', 'Below -5 °C'],
    ['-12 ℃ 以下', 'Below -12 °C'],
    ['-18 ℃ 以下', 'Below -18 °C'],
  ),
  single(
    [
      '切完生肉接着切即食水果，应当怎么做？',
      'You have cut raw meat and are to cut fruit next. What is right?',
    ],
    'B',
    ['生熟工具分开，并重新洗手，才能避免交叉污染。', 'Separate tools and clean hands keep germs apart.'],
    ['用清水冲一下刀具', 'Rinse the knife with water'],
    ['换即食专用刀具和砧板，并重新洗手', 'Take the ready-to-eat knife and board, wash your hands'],
    ['用干抹布擦净刀具', 'Wipe the knife with a dry cloth'],
    ['只换一副手套', 'Only change the gloves'],
  ),
  single(
    [
      String.raw`一件商品进价 $c=18$ 元，售价 $p=24$ 元。按 $$m=\frac{p-c}{p}\times 100\%$$ 计算，毛利率 $m$ 是多少？`,
      String.raw`An article costs $c=18$ yuan and sells for $p=24$. By $$m=\frac{p-c}{p}\times 100\%$$ what is its margin $m$?`,
    ],
    'C',
    [
      String.raw`$m=\frac{24-18}{24}\times 100\%=25\%$；除以进价得到的是加价率。`,
      String.raw`$m=\frac{24-18}{24}\times 100\%=25\%$; divided by the cost it would be the mark-up.`,
    ],
    [String.raw`$\frac{18}{24}=75\%$`, String.raw`$\frac{18}{24}=75\%$`],
    [String.raw`$\frac{6}{18}\approx 33.3\%$`, String.raw`$\frac{6}{18}\approx 33.3\%$`],
    [String.raw`$\frac{6}{24}=25\%$`, String.raw`$\frac{6}{24}=25\%$`],
    [String.raw`$24-18=6\%$`, String.raw`$24-18=6\%$`],
  ),
  single(
    [
      `<p>下面的查询按“先进先出”列出要先上架的批次，横线处应当填什么？</p>${firstOut('本店有货的批次')}`,
      `<p>The query lists the batches that go on the shelf first, as “first in, first out” says. What belongs in the gap?</p>${firstOut('batches of this shop')}`,
    ],
    'B',
    [
      '先到期的先卖，损耗最少，所以按到期日从早到晚：<code>expiry ASC</code>。',
      'What expires first is sold first, so the earliest date comes first: <code>expiry ASC</code>.',
    ],
    ['price ASC', 'price ASC'],
    ['expiry ASC', 'expiry ASC'],
    ['sold DESC', 'sold DESC'],
    ['expiry DESC', 'expiry DESC'],
  ),
  multiple(
    ['发现货架上有临期商品，应当做哪些事？', 'Goods on the shelf are about to expire. What is to be done?'],
    'ABD',
    ['登记、移位、报告；生产日期任何时候都不得涂改。', 'Record, move and report; dates are never altered.'],
    ['登记批次与数量', 'Write down batch and number'],
    ['贴标识并移到临期区', 'Mark them and move them to their own shelf'],
    ['撕掉原来的生产日期', 'Tear off the date'],
    ['通知值班店长', 'Tell the manager on duty'],
  ),
  multiple(
    ['哪些情况下员工不得加工即食食品？', 'When may somebody not prepare ready-to-eat food?'],
    'ABD',
    [
      '发热、腹泻、手部化脓和咽部炎症都须暂离岗位。',
      'Fever, stomach upset, festering wounds and sore throats keep you away.',
    ],
    ['发烧、腹泻', 'With a fever or an upset stomach'],
    ['手部有化脓伤口', 'With a festering wound on the hand'],
    ['昨晚睡得太晚', 'After a short night'],
    ['咽部有炎症', 'With a sore throat'],
  ),
  multiple(
    ['面对情绪激动的顾客，哪些做法合适？', 'What helps with a customer who is upset?'],
    'ABC',
    ['先听、先复述，再谈办法。', 'Listen, repeat, then look for a way.'],
    ['请到安静处说话', 'Talk in a quiet corner'],
    ['先听完，不打断', 'Listen to the end'],
    ['复述诉求，确认理解', 'Repeat what was asked for'],
    ['说这是总部规定，没有办法', 'Say that headquarters have ruled so'],
  ),
  truth(
    ['手上有伤口时，戴上手套就可以继续加工即食食品。', 'With a wound on the hand one may go on with gloves.'],
    false,
    ['手套会破，伤口须先处理并调离岗位。', 'Gloves tear; the wound is treated first.'],
  ),
  truth(
    [
      '会员的手机号属于个人信息，店员不得私下抄录。',
      'A member’s phone number is personal; nobody copies it.',
    ],
    true,
    ['个人信息只能用于约定的用途。', 'Personal data serve only what they were given for.'],
  ),
  fill(
    [
      '热柜食品应保持在 ____ ℃ 以上，每 ____ 小时测量一次。',
      'Food in a hot cabinet stays above ____ °C, measured every ____ hours.',
    ],
    [
      '60 ℃ 以上细菌难以繁殖，每 2 小时记录一次。',
      'Above 60 °C germs hardly grow; it is noted every 2 hours.',
    ],
    ['60', '六十'],
    ['2', '两', '二', 'two'],
  ),
  fill(
    ['遇到火情时，火警电话是 ____。', 'The number of the fire brigade is ____.'],
    ['火警 119，急救 120。', 'Fire 119, ambulance 120.'],
    ['119'],
  ),
  match(
    ['为每种火情选择最合适的器材。', 'Choose what puts out each fire best.'],
    [
      '电器用二氧化碳，油锅用灭火毯，纸箱用水。',
      'Carbon dioxide for cables, a blanket for oil, water for cardboard.',
    ],
    [
      [
        ['收银台电线起火', 'A cable at the till'],
        ['二氧化碳灭火器', 'Carbon dioxide extinguisher'],
      ],
      [
        ['后厨油锅起火', 'A pan of oil'],
        ['灭火毯', 'Fire blanket'],
      ],
      [
        ['仓库纸箱起火', 'Cardboard in the store room'],
        ['消火栓', 'Hydrant'],
      ],
    ],
    ['沙拉油', 'Salad oil'],
  ),
  order(
    ['按先后顺序排列开店前的准备工作。', 'Put the work before opening in its order.'],
    ['先解除警报，最后开门。', 'First the alarm, at last the doors.'],
    ['解除安防警报', 'Switch off the alarm'],
    ['检查冷柜温度', 'Check the fridges'],
    ['清点备用金', 'Count the float'],
    ['召开早会', 'Hold the morning meeting'],
    ['打开大门', 'Open the doors'],
  ),
  short(
    [
      '顾客拿着小票说酸奶变质了，请写出你的处理步骤。',
      'A customer with a receipt says the yoghurt was off. What do you do, step by step?',
    ],
    [
      '道歉并请到一旁；核对小票与批次；按意愿换货或退款；封存同批商品并报告。',
      'Apologise, compare receipt and batch, exchange or refund, keep the batch aside and report.',
    ],
    true,
  ),
];
