import type { CourseSpec } from './courseSpec.ts';

/** Courses of Sunrise Retail. */
export const sunriseCourses: readonly CourseSpec[] = [
  {
    id: 201,
    title: ['新店员第一课', 'First Day on the Shop Floor'],
    summary: [
      '从开门到打烊，跟着一位老店员走完第一天。',
      'From opening to closing, a first day beside an experienced colleague.',
    ],
    objectives: [
      ['说出开店与闭店的检查步骤', 'Name the checks at opening and closing'],
      ['用三句话迎接顾客', 'Welcome a customer in three sentences'],
      ['知道遇到问题找谁', 'Know whom to ask'],
    ],
    suitableFor: ['入职一个月内的门店伙伴', 'Shop staff in their first month'],
    categoryId: 61,
    level: 1,
    teacherIds: [811],
    tagIds: [1, 5],
    chapters: [
      [
        '开门之前',
        'Before opening',
        [['V', '跟我走一遍：开店前的二十分钟', 'Walk with me: twenty minutes before opening']],
      ],
      [
        '迎接顾客',
        'Welcoming customers',
        [
          [
            'X',
            '第一天的三句话',
            'Three sentences for the first day',
            [
              ['欢迎光临，需要帮忙您随时叫我', 'Welcome, call me whenever you need help'],
              ['这件商品在那边，我带您过去', 'It is over there, let me show you'],
              ['我马上问店长，请您稍等一分钟', 'I will ask the manager, one minute please'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 202,
    title: ['收银规范与防损', 'Checkout and Loss Prevention'],
    summary: [
      '扫得准、收得清、看得住：收银台的三条线。',
      'Scan right, count right, keep watch: three lines at the till.',
    ],
    objectives: [
      ['按标准流程完成一次收银', 'Complete a checkout by the standard'],
      ['处理退款与差额', 'Handle refunds and differences'],
      ['识别常见的损耗环节', 'Recognise where losses happen'],
    ],
    suitableFor: ['收银员与值班经理', 'Cashiers and duty managers'],
    categoryId: 31,
    level: 1,
    teacherIds: [811],
    tagIds: [5, 7],
    chapters: [
      [
        '收银流程',
        'At the till',
        [['V', '七步收银：从问候到递小票', 'Seven steps: from greeting to receipt']],
      ],
      ['防损', 'Loss prevention', [['D', '防损检查表与案例', 'Loss prevention checklist and cases']]],
    ],
  },
  {
    id: 203,
    title: ['陈列的秘密', 'Secrets of Display'],
    summary: [
      '黄金视线、色彩分组和动线，让商品自己开口。',
      'Eye level, colour groups and paths: let goods speak.',
    ],
    objectives: [
      ['用黄金视线摆放主推品', 'Place key goods at eye level'],
      ['按颜色与用途分组', 'Group by colour and use'],
    ],
    suitableFor: ['理货员、陈列专员', 'Shelf and display staff'],
    categoryId: 31,
    level: 1,
    teacherIds: [811],
    tagIds: [7, 8],
    chapters: [
      ['原则', 'Principles', [['V', '顾客的眼睛先看哪里', 'Where customers look first']]],
      ['图例', 'Pictures', [['I', '好陈列与待改进陈列对照', 'Good displays and displays to improve']]],
    ],
  },
  {
    id: 204,
    title: ['生鲜品质管理', 'Fresh Food Quality'],
    summary: ['从收货到上架，守住温度和时间两条线。', 'Temperature and time, from delivery to shelf.'],
    objectives: [
      ['按标准验收生鲜', 'Accept fresh goods by the standard'],
      ['记录并处置温度异常', 'Record and handle temperature deviations'],
    ],
    suitableFor: ['生鲜区伙伴', 'Fresh food staff'],
    categoryId: 31,
    level: 1,
    teacherIds: [812],
    tagIds: [5, 7],
    chapters: [
      ['收货', 'Delivery', [['V', '一看二摸三测温', 'Look, touch, measure']]],
      [
        '上架与记录',
        'Shelf and records',
        [
          ['D', '果蔬与冷链操作指引', 'Guide to produce and the cold chain'],
          [
            'T',
            '温度与保质时间对照表',
            'Temperatures and shelf life',
            {
              table: [
                [
                  ['品类', 'Goods'],
                  ['温度', 'Temperature'],
                  ['上架时限', 'Time on shelf'],
                ],
                [
                  ['叶菜', 'Leaf vegetables'],
                  ['2–6 ℃', '2–6 °C'],
                  ['24 小时', '24 h'],
                ],
                [
                  ['鲜肉', 'Fresh meat'],
                  ['0–4 ℃', '0–4 °C'],
                  ['48 小时', '48 h'],
                ],
                [
                  ['冰鲜水产', 'Chilled fish'],
                  ['0–2 ℃', '0–2 °C'],
                  ['12 小时', '12 h'],
                ],
                [
                  ['低温奶', 'Fresh milk'],
                  ['2–6 ℃', '2–6 °C'],
                  ['按包装日期', 'As printed'],
                ],
              ],
            },
          ],
        ],
      ],
    ],
  },
  {
    id: 205,
    title: ['会员服务话术', 'Member Service Scripts'],
    summary: [
      '听两段真实对话，学会自然地邀请与维系会员。',
      'Two real dialogues on inviting and keeping members.',
    ],
    objectives: [
      ['用一句话说明会员的好处', 'Explain membership in one sentence'],
      ['得体地应对拒绝', 'Take a no with grace'],
    ],
    suitableFor: ['收银与导购伙伴', 'Cashiers and sales staff'],
    categoryId: 31,
    level: 1,
    teacherIds: [811],
    tagIds: [7],
    chapters: [
      [
        '听对话',
        'Listen',
        [
          ['A', '邀请入会：不打扰的三十秒', 'An invitation of thirty seconds'],
          ['A', '生日回访：让老会员想起你', 'A birthday call to a regular'],
        ],
      ],
      [
        '练一练',
        'Practise',
        [
          [
            'X',
            '五种拒绝与五种回应',
            'Five refusals, five answers',
            [
              [
                '“我不常来”——“没关系，积分全国门店都能用”',
                '“I rarely come” – “No problem, points count in every shop”',
              ],
              ['“太麻烦”——“只要一个手机号，十秒就好”', '“Too much trouble” – “A phone number, ten seconds”'],
              [
                '“下次吧”——“好的，今天的优惠我先替您留着”',
                '“Next time” – “Of course, I will keep today’s offer for you”',
              ],
              [
                '“怕收到短信”——“一个月一条，回复 T 就不再发”',
                '“I do not want messages” – “One a month, and none once you answer T”',
              ],
              [
                '“我有别家的会员”——“两边都留着，这里的积分当天就能抵现”',
                '“I am a member elsewhere” – “Keep both; here points count the same day”',
              ],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 206,
    title: ['客诉处理五步法', 'Five Steps for Complaints'],
    summary: [
      '倾听、致歉、核实、解决、回访，把不满变成回头客。',
      'Listen, apologise, check, solve, call back.',
    ],
    objectives: [
      ['按五步完成一次客诉处理', 'Handle a complaint in five steps'],
      ['判断哪些情况要上报店长', 'Know when to call the manager'],
    ],
    suitableFor: ['全体门店伙伴', 'All shop staff'],
    categoryId: 31,
    level: 1,
    teacherIds: [811],
    tagIds: [3, 8],
    chapters: [
      ['稳住情绪', 'Calm down', [['V', '前两步：听完再说抱歉', 'Steps one and two: listen, then apologise']]],
      [
        '解决问题',
        'Solve',
        [['V', '后三步：核实、给方案、回访', 'Steps three to five: check, solve, call back']],
      ],
    ],
  },
  {
    id: 207,
    title: ['门店数据看板', 'Store Dashboards'],
    summary: [
      '三个数字看懂一天：客流、成交率、客单价。',
      'Three figures for a day: visitors, conversion, basket.',
    ],
    objectives: [
      ['读懂日报里的三个关键数字', 'Read three key figures'],
      ['用同比找出问题时段', 'Find weak hours by comparison'],
    ],
    suitableFor: ['店长与值班经理', 'Shop and duty managers'],
    categoryId: 51,
    level: 2,
    teacherIds: [813],
    tagIds: [4],
    chapters: [
      ['看懂', 'Read', [['V', '打开看板先看哪里', 'Where to look first']]],
      [
        '练习',
        'Practice',
        [
          [
            'T',
            '一周门店日报样例',
            'A week of daily reports',
            {
              table: [
                [
                  ['日期', 'Day'],
                  ['客流', 'Visitors'],
                  ['成交率', 'Conversion'],
                  ['客单价（元）', 'Basket (CNY)'],
                ],
                [
                  ['周一', 'Mon'],
                  ['612', '612'],
                  ['31%', '31%'],
                  ['48.2', '48.2'],
                ],
                [
                  ['周二', 'Tue'],
                  ['598', '598'],
                  ['32%', '32%'],
                  ['47.5', '47.5'],
                ],
                [
                  ['周三', 'Wed'],
                  ['641', '641'],
                  ['30%', '30%'],
                  ['49.1', '49.1'],
                ],
                [
                  ['周四', 'Thu'],
                  ['655', '655'],
                  ['31%', '31%'],
                  ['50.4', '50.4'],
                ],
                [
                  ['周五', 'Fri'],
                  ['880', '880'],
                  ['29%', '29%'],
                  ['52.6', '52.6'],
                ],
                [
                  ['周六', 'Sat'],
                  ['1325', '1325'],
                  ['24%', '24%'],
                  ['61.0', '61.0'],
                ],
                [
                  ['周日', 'Sun'],
                  ['1240', '1240'],
                  ['25%', '25%'],
                  ['58.7', '58.7'],
                ],
              ],
            },
          ],
        ],
      ],
    ],
  },
  {
    id: 208,
    title: ['店长领导力', 'Store Manager Leadership'],
    summary: [
      '带好一支十人小队：排班、辅导与晨会。',
      'Lead a team of ten: shifts, coaching, morning meetings.',
    ],
    objectives: [
      ['开一场八分钟的晨会', 'Run an eight-minute morning meeting'],
      ['排出公平又高效的班表', 'Make a fair and efficient roster'],
      ['做一次五分钟的现场辅导', 'Coach on the floor in five minutes'],
    ],
    suitableFor: ['店长与储备店长', 'Shop managers and those to be'],
    categoryId: 21,
    level: 2,
    teacherIds: [813, 811],
    tagIds: [2, 8],
    chapters: [
      ['早晨', 'Morning', [['V', '八分钟晨会：目标、榜样、提醒', 'Eight minutes: aim, example, reminder']]],
      [
        '白天',
        'During the day',
        [
          ['V', '现场辅导：看见、说清、再试一次', 'Coaching: notice, say, try again'],
          ['D', '排班表模板与规则', 'Roster template and rules'],
        ],
      ],
    ],
  },
  {
    id: 209,
    title: ['促销活动策划', 'Planning Promotions'],
    summary: [
      '选品、定价、物料、复盘，一场活动的四张表。',
      'Goods, price, material, review: four sheets for a promotion.',
    ],
    objectives: [
      ['为一次促销定出目标与预算', 'Set aim and budget'],
      ['做一页复盘', 'Write a one-page review'],
    ],
    suitableFor: ['店长、市场专员', 'Shop managers and marketing'],
    categoryId: 31,
    level: 2,
    teacherIds: [813],
    tagIds: [4, 3],
    chapters: [
      ['策划', 'Plan', [['V', '从一个目标倒推活动', 'Plan backwards from one aim']]],
      ['执行', 'Carry out', [['D', '活动四张表', 'Four sheets for a promotion']]],
    ],
  },
  {
    id: 210,
    title: ['直播带货基础', 'Live Commerce Basics'],
    summary: [
      '一部手机、一盏灯，三十分钟的门店直播。',
      'One phone, one lamp, thirty minutes live from the shop.',
    ],
    objectives: [
      ['搭好门店直播的机位与灯光', 'Set up camera and light in the shop'],
      ['写出三十分钟的直播脚本', 'Write a thirty-minute script'],
    ],
    suitableFor: ['门店直播小组', 'Live teams of the shops'],
    categoryId: 31,
    level: 1,
    teacherIds: [811],
    tagIds: [7],
    chapters: [
      [
        '准备',
        'Prepare',
        [
          ['V', '机位、灯光与收音', 'Camera, light and sound'],
          ['V', '脚本：开场、讲品、互动、收尾', 'Script: open, present, interact, close'],
        ],
      ],
      [
        '规范',
        'Rules',
        [['L', '平台直播规范', 'Platform rules for live sales', { link: 'https://example.com/live-rules' }]],
      ],
    ],
  },
  {
    id: 211,
    title: ['食品安全法规', 'Food Safety Rules'],
    summary: ['门店必须知道的十二条规定，附自查表。', 'Twelve rules each shop must know, with a checklist.'],
    objectives: [
      ['说出索证索票的要求', 'Know which documents to keep'],
      ['完成一次门店自查', 'Do a self-check of the shop'],
    ],
    suitableFor: ['全体门店伙伴', 'All shop staff'],
    categoryId: 42,
    level: 1,
    teacherIds: [812],
    tagIds: [5],
    chapters: [
      [
        '法规与自查',
        'Rules and self-check',
        [['D', '食品安全十二条与自查表', 'Twelve rules and the checklist']],
      ],
    ],
  },
  {
    id: 212,
    title: ['晨曦文化手册', 'Sunrise Culture Book'],
    summary: [
      '我们为什么开店，怎样对待顾客和伙伴。',
      'Why we keep shops and how we treat customers and each other.',
    ],
    objectives: [
      ['说出晨曦的三条价值观', 'Name Sunrise’s three values'],
      ['讲一个自己的服务故事', 'Tell a service story of your own'],
    ],
    suitableFor: ['全体伙伴', 'All colleagues'],
    categoryId: 62,
    level: 1,
    teacherIds: [811],
    tagIds: [1],
    chapters: [
      ['手册', 'The book', [['D', '晨曦文化手册（图文版）', 'Sunrise Culture Book, illustrated']]],
      [
        '故事',
        'Stories',
        [
          [
            'X',
            '三个门店里的小故事',
            'Three small stories from the shops',
            [
              [
                '十把伞：七月的一场雨，中山路店的小唐跑去隔壁买了十把伞放在门口，写着“先借后还”。一周后收回来九把，第十把的把手上系着一包糖。',
                'Ten umbrellas: one rainy day in July Tang of the Zhongshan Road shop bought ten and put them by the door, with the words “borrow, then return”. Nine came back within a week. The tenth had a bag of sweets on its handle.',
              ],
              [
                '一叠卡片：一位听障顾客每周三来买菜，收银员陈姐把常说的十句话写成卡片，一张一张递。现在那叠卡片挂在每家店的收银台旁。',
                'A pile of cards: a deaf customer came each Wednesday, and Chen at the till wrote her ten usual sentences on cards. Today the cards hang beside every till.',
              ],
              [
                '一只助听器：打烊后老人打电话来，说助听器丢了。三个人把当天的购物篮一只只翻过来，在第四十七只里找到了它。',
                'A hearing aid: after closing an old man called, because his was lost. Three people turned over every basket of the day, and found it in the forty-seventh.',
              ],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 213,
    title: ['定制：区域经理训练营', 'Customised: Area Manager Camp'],
    summary: [
      '为晨曦区域经理定制：选址、巡店与多店经营。',
      'Made for Sunrise’s area managers: sites, visits, many shops.',
    ],
    objectives: [
      ['用巡店清单发现三类问题', 'Find three kinds of problems on a visit'],
      ['读懂多店损益', 'Read results of several shops'],
      ['培养下一位店长', 'Raise the next shop manager'],
    ],
    suitableFor: ['区域经理与高潜店长', 'Area managers and strong shop managers'],
    categoryId: 21,
    level: 3,
    customised: true,
    teacherIds: [813],
    tagIds: [2, 3],
    chapters: [
      ['巡店', 'Visits', [['V', '四十分钟巡店：看、问、记、谈', 'Forty minutes: look, ask, note, talk']]],
      [
        '经营',
        'Business',
        [
          ['V', '十家店怎样排优先级', 'Ten shops: what comes first'],
          ['D', '训练营学员手册', 'Camp handbook'],
        ],
      ],
    ],
  },
  {
    id: 214,
    title: ['安全与消防', 'Safety and Fire'],
    summary: [
      '灭火器怎么用，疏散路线怎么走。',
      'How to use an extinguisher and where to leave the building.',
    ],
    objectives: [
      ['正确使用灭火器', 'Use an extinguisher correctly'],
      ['带顾客从最近的出口离开', 'Lead customers out by the nearest exit'],
    ],
    suitableFor: ['全体门店伙伴', 'All shop staff'],
    categoryId: 41,
    level: 1,
    teacherIds: [812],
    tagIds: [5, 6],
    chapters: [
      ['应急', 'Emergency', [['V', '提、拔、握、压：灭火器四步', 'Lift, pull, hold, press: four steps']]],
    ],
  },
];
