import type { CourseSpec } from './courseSpec.ts';

/** Courses of Greenfield Finance. */
export const qingheCourses: readonly CourseSpec[] = [
  {
    id: 401,
    title: ['反洗钱合规', 'Anti-money-laundering'],
    summary: [
      '认识客户、识别可疑、及时报告，三道防线。',
      'Know the customer, spot, report: three lines of defence.',
    ],
    objectives: [
      ['完成客户身份识别', 'Identify customers correctly'],
      ['识别六类可疑交易', 'Spot six kinds of suspicious dealings'],
      ['在规定时间内上报', 'Report in time'],
    ],
    suitableFor: ['全体营业网点人员', 'All branch staff'],
    categoryId: 42,
    level: 1,
    teacherIds: [831],
    tagIds: [5],
    chapters: [
      [
        '第一道防线',
        'The first line',
        [['V', '开户时多问的三个问题', 'Three more questions when an account is opened']],
      ],
      ['识别与报告', 'Spot and report', [['D', '可疑交易识别手册', 'Handbook of suspicious dealings']]],
    ],
  },
  {
    id: 402,
    title: ['个人信息保护', 'Personal Information Protection'],
    summary: ['收集最少、用途明确、保管到位。', 'Collect little, say why, keep it safe.'],
    objectives: [
      ['说出最小必要原则', 'Explain the rule of necessity'],
      ['正确处理客户的查询与删除请求', 'Handle requests to see or erase data'],
    ],
    suitableFor: ['接触客户信息的岗位', 'Roles that handle customer data'],
    categoryId: 43,
    level: 1,
    teacherIds: [831],
    tagIds: [5],
    chapters: [
      ['原则', 'Principles', [['V', '一张表单里的四个多余字段', 'Four fields too many in one form']]],
      [
        '场景',
        'Situations',
        [
          [
            'X',
            '柜面常见的三种场景',
            'Three situations at the counter',
            [
              [
                '代办业务：核对授权，不多留复印件',
                'Acting for others: check the mandate, keep no extra copies',
              ],
              ['电话核实：先验证对方身份', 'On the phone: verify the caller first'],
              ['废弃单据：当日碎纸', 'Old slips: shred them the same day'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 403,
    title: ['理财经理话术', 'Wealth Adviser Scripts'],
    summary: ['两段录音，学会把风险讲清楚。', 'Two recordings on explaining risk.'],
    objectives: [
      ['用三句话说明产品风险', 'Explain a product’s risk in three sentences'],
      ['做适当性匹配的确认', 'Confirm that a product suits the customer'],
    ],
    suitableFor: ['理财经理', 'Wealth advisers'],
    categoryId: 33,
    level: 1,
    teacherIds: [831],
    tagIds: [7],
    chapters: [
      [
        '听录音',
        'Recordings',
        [
          ['A', '首次面谈：先问目标再谈产品', 'First talk: aims before products'],
          ['A', '波动来电：如何安抚与解释', 'A worried call: calm and explain'],
        ],
      ],
    ],
  },
  {
    id: 404,
    title: ['信贷风险识别', 'Credit Risk Signals'],
    summary: ['从报表、流水和现场看出早期信号。', 'Early signals in statements, accounts and on site.'],
    objectives: [
      ['找出报表里的三处疑点', 'Find three doubts in a statement'],
      ['写出贷后检查要点', 'Write the points of a post-loan check'],
    ],
    suitableFor: ['客户经理与风险经理', 'Account and risk managers'],
    categoryId: 33,
    level: 2,
    teacherIds: [831, 805],
    tagIds: [3, 4],
    chapters: [
      ['信号', 'Signals', [['V', '现场走访看什么', 'What to look at on site']]],
      [
        '数据',
        'Data',
        [
          [
            'T',
            '企业流水异常对照',
            'Odd patterns in company accounts',
            {
              table: [
                [
                  ['信号', 'Signal'],
                  ['可能原因', 'Possible cause'],
                  ['动作', 'Action'],
                ],
                [
                  ['进账集中在月末两天', 'Receipts only in the last two days'],
                  ['资金周转紧张', 'Tight liquidity'],
                  ['核对合同与回款', 'Check contracts and payments'],
                ],
                [
                  ['电费连续下降', 'Power bills keep falling'],
                  ['开工不足', 'Less production'],
                  ['安排现场走访', 'Visit the site'],
                ],
                [
                  ['关联方往来增多', 'More dealings with related parties'],
                  ['资金被占用', 'Funds tied up'],
                  ['穿透核查', 'Look through the structure'],
                ],
              ],
            },
          ],
        ],
      ],
    ],
  },
  {
    id: 405,
    title: ['柜面服务礼仪', 'Counter Service'],
    summary: ['站相迎、笑相问、双手递，七步服务流程。', 'Stand, smile, both hands: seven steps of service.'],
    objectives: [
      ['完成七步服务流程', 'Complete the seven steps'],
      ['应对等候时间长的客户', 'Help customers who have waited long'],
    ],
    suitableFor: ['柜员与大堂经理', 'Tellers and lobby managers'],
    categoryId: 33,
    level: 1,
    teacherIds: [831],
    tagIds: [1, 6],
    chapters: [['七步服务', 'Seven steps', [['V', '七步服务示范', 'The seven steps shown']]]],
  },
  {
    id: 406,
    title: ['投诉与舆情', 'Complaints and Public Opinion'],
    summary: ['投诉处置的黄金四小时与对外口径。', 'Four golden hours and what to say in public.'],
    objectives: [
      ['在四小时内给出首次答复', 'Give a first answer within four hours'],
      ['统一对外口径', 'Speak with one voice'],
    ],
    suitableFor: ['网点负责人与客服', 'Branch heads and customer service'],
    categoryId: 33,
    level: 2,
    teacherIds: [831],
    tagIds: [3, 2],
    chapters: [
      ['处置', 'Handle', [['V', '一次投诉的四个小时', 'Four hours of one complaint']]],
      ['预案', 'Plan', [['D', '舆情应对预案模板', 'Plan for public attention']]],
    ],
  },
  {
    id: 407,
    title: ['行长的一天', 'A Day of a Branch Head'],
    summary: [
      '跟着一位支行行长，看经营、合规与人的平衡。',
      'A day beside a branch head: business, compliance, people.',
    ],
    objectives: [
      ['看懂支行的经营日程', 'Understand a branch’s day'],
      ['把合规放进每个例会', 'Bring compliance into each meeting'],
    ],
    suitableFor: ['支行行长与后备', 'Branch heads and successors'],
    categoryId: 21,
    level: 3,
    teacherIds: [831],
    tagIds: [2, 3],
    chapters: [
      ['跟拍', 'Following along', [['V', '从晨会到日终', 'From morning meeting to closing']]],
      [
        '复盘',
        'Review',
        [
          [
            'X',
            '三次艰难的决定',
            'Three hard decisions',
            [
              ['拒绝一笔看起来很好的贷款', 'Refusing a loan that looked good'],
              ['为客户多开一个窗口', 'Opening one more counter'],
              ['公开承认一次失误', 'Admitting a mistake in public'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 408,
    title: ['定制：合规文化月', 'Customised: Compliance Month'],
    summary: [
      '为青禾定制：一个月、四个主题、人人参与。',
      'Made for Greenfield: one month, four topics, everyone.',
    ],
    objectives: [
      ['说出四个主题周的内容', 'Name the four weeks'],
      ['完成一次岗位合规自查', 'Check your own role'],
    ],
    suitableFor: ['全体员工', 'All staff'],
    categoryId: 62,
    level: 1,
    customised: true,
    teacherIds: [831],
    tagIds: [5],
    chapters: [
      ['启动', 'Start', [['V', '行长寄语：合规创造价值', 'A word from the head: compliance creates value']]],
      ['行动', 'Act', [['D', '四个主题周行动手册', 'Handbook of the four weeks']]],
    ],
  },
];
