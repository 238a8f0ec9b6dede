import type { CourseSpec } from './courseSpec.ts';

/** Platform courses 101 to 112. */
export const platformCoursesA: readonly CourseSpec[] = [
  {
    id: 101,
    title: ['高效沟通的六个习惯', 'Six Habits of Effective Communication'],
    summary: [
      '从听、问、复述开始，把话说到对方心里。',
      'Listen, ask and say back: how to be understood at work.',
    ],
    objectives: [
      ['用复述确认对方真正的意思', 'Confirm what the other person means by saying it back'],
      ['用开放式问题打开话题', 'Open a topic with open questions'],
      ['把反馈说得具体、可执行', 'Give feedback that is concrete and can be acted on'],
    ],
    suitableFor: ['所有需要与人协作的同事', 'Everyone who works with other people'],
    categoryId: 11,
    level: 1,
    teacherIds: [801],
    tagIds: [1, 8],
    chapters: [
      [
        '先听懂',
        'Listen first',
        [['V', '习惯一、二：放下手头的事，复述一遍', 'Habits 1 and 2: put work aside, say it back']],
      ],
      [
        '再说清',
        'Then speak clearly',
        [
          ['V', '习惯三、四：先说结论，再给理由', 'Habits 3 and 4: conclusion first, then reasons'],
          ['V', '习惯五、六：当面反馈，当天确认', 'Habits 5 and 6: feedback in person, confirm the same day'],
        ],
      ],
    ],
  },
  {
    id: 102,
    title: ['时间管理实战', 'Time Management in Practice'],
    summary: [
      '把一周排成三张清单，让重要的事先发生。',
      'Three lists for a week, so that what matters happens first.',
    ],
    objectives: [
      ['区分重要与紧急', 'Tell important from urgent'],
      ['用时间块保护专注', 'Protect focus with time blocks'],
      ['每周五做一次复盘', 'Review each Friday'],
    ],
    suitableFor: ['任务多、常被打断的同事', 'People with many tasks and interruptions'],
    categoryId: 13,
    level: 1,
    teacherIds: [801],
    tagIds: [4, 6],
    chapters: [
      [
        '看见时间',
        'See your time',
        [
          ['V', '记录两天：你的时间去了哪里', 'Two days of notes: where your time goes'],
          ['A', '通勤路上听：会议怎样不拖堂', 'For the commute: meetings that end on time'],
        ],
      ],
      ['安排时间', 'Plan your time', [['D', '一周计划表与填写示例', 'A weekly planner with examples']]],
    ],
  },
  {
    id: 103,
    title: ['结构化思维入门', 'Structured Thinking Basics'],
    summary: [
      '结论先行、以上统下、归类分组，十分钟理清一件复杂的事。',
      'Conclusion first, group, order: sort out a complex matter in ten minutes.',
    ],
    objectives: [
      ['用一句话说出结论', 'State the conclusion in one sentence'],
      ['按不重不漏的原则分组', 'Group without overlaps or gaps'],
      ['画出一张金字塔图', 'Draw a pyramid of your argument'],
    ],
    suitableFor: ['需要汇报和写方案的同事', 'People who report and write proposals'],
    categoryId: 12,
    level: 1,
    teacherIds: [802],
    tagIds: [4],
    chapters: [
      [
        '金字塔的三层',
        'Three levels of the pyramid',
        [['V', '结论先行：开口第一句说什么', 'Conclusion first: what to say at the start']],
      ],
      [
        '分组与排序',
        'Group and order',
        [
          ['V', '不重不漏：给问题分好抽屉', 'No overlaps, no gaps: drawers for a problem'],
          [
            'X',
            '练习：把一封长邮件改成三段',
            'Exercise: turn a long mail into three paragraphs',
            [
              ['圈出邮件里真正要对方做的一件事', 'Mark the one thing the reader should do'],
              [
                '把理由归成两到三组，每组起一个小标题',
                'Group the reasons into two or three and name each group',
              ],
              ['删掉与结论无关的句子，再读一遍', 'Delete what does not serve the conclusion and read again'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 104,
    title: ['从骨干到经理', 'From Key Player to Manager'],
    summary: [
      '第一次带人的九十天：角色、授权与一对一。',
      'The first ninety days with a team: role, delegation, one-to-ones.',
    ],
    objectives: [
      ['完成从自己做到让团队做的转变', 'Move from doing to getting things done through others'],
      ['会布置任务并跟进', 'Delegate a task and follow it up'],
      ['开好每两周一次的一对一', 'Run a good one-to-one every two weeks'],
    ],
    suitableFor: ['新任经理、储备干部', 'New managers and those about to be'],
    categoryId: 22,
    level: 2,
    charge: 'vip',
    teacherIds: [802, 803],
    tagIds: [2, 8],
    chapters: [
      ['换一个角色', 'A new role', [['V', '你的产出是团队的产出', 'Your output is your team’s output']]],
      [
        '授权与跟进',
        'Delegate and follow up',
        [
          ['V', '五步布置任务：说清目标、边界与时间', 'Five steps to delegate: aim, limits, time'],
          ['V', '跟进不等于盯人', 'Following up is not watching over'],
        ],
      ],
      ['工具箱', 'Toolbox', [['D', '前九十天行动清单', 'A checklist for the first ninety days']]],
    ],
  },
  {
    id: 105,
    title: ['非职权影响力', 'Influence without Authority'],
    summary: [
      '没有头衔也能推动事情：找到共同利益，借好第三方的力。',
      'Move things without a title: shared interests and allies.',
    ],
    objectives: [
      ['画出利益相关人地图', 'Map the stakeholders'],
      ['用对方的语言说服对方', 'Persuade in the other side’s terms'],
      ['在被拒绝后继续推进', 'Keep going after a no'],
    ],
    suitableFor: ['项目负责人、职能岗位', 'Project leads and staff functions'],
    categoryId: 22,
    level: 2,
    charge: 'vip',
    teacherIds: [802],
    tagIds: [2, 3],
    chapters: [
      ['看清关系', 'See the relations', [['V', '一张图看懂谁关心什么', 'One map: who cares about what']]],
      [
        '推动改变',
        'Move things',
        [
          ['V', '从共同目标开口', 'Begin with the shared aim'],
          ['A', '案例：一次没有预算的流程改造', 'Case: a process change without a budget'],
        ],
      ],
    ],
  },
  {
    id: 106,
    title: ['教练式辅导', 'Coaching Conversations'],
    summary: [
      '少给答案，多问好问题，让下属自己走到终点。',
      'Fewer answers, better questions, and people who get there themselves.',
    ],
    objectives: [
      ['用四步提问展开一次辅导', 'Lead a coaching talk in four questions'],
      ['分清辅导与指导的时机', 'Know when to coach and when to tell'],
    ],
    suitableFor: ['带团队的经理', 'Managers with a team'],
    categoryId: 22,
    level: 2,
    charge: 'vip',
    teacherIds: [803],
    tagIds: [2],
    chapters: [
      [
        '会问',
        'Ask',
        [['V', '目标、现状、选择、行动：四个问题', 'Goal, reality, options, will: four questions']],
      ],
      ['会等', 'Wait', [['V', '沉默七秒：给对方思考的时间', 'Seven seconds of silence: room to think']]],
    ],
  },
  {
    id: 107,
    title: ['战略解码工作坊', 'Strategy Decoding Workshop'],
    summary: [
      '把三年战略拆成季度战役，每场战役都有人负责。',
      'From a three-year strategy to quarterly battles, each with an owner.',
    ],
    objectives: [
      ['用一页纸写清战略选择', 'Write the strategic choices on one page'],
      ['拆出必须打赢的战役', 'Derive the must-win battles'],
      ['把战役变成可检查的指标', 'Turn battles into measures'],
    ],
    suitableFor: ['事业部负责人、高管', 'Heads of business and executives'],
    categoryId: 23,
    level: 3,
    charge: { paid: 19900 },
    teacherIds: [804],
    tagIds: [2, 4],
    chapters: [
      ['选择', 'Choices', [['V', '战略就是取舍：不做什么', 'Strategy is choice: what we will not do']]],
      [
        '解码',
        'Decode',
        [
          ['V', '从目标到必赢之战', 'From aims to must-win battles'],
          ['D', '工作坊主持手册', 'Facilitator’s handbook'],
        ],
      ],
      ['落地', 'Carry out', [['D', '战役责任表模板', 'Battle owner template']]],
    ],
  },
  {
    id: 108,
    title: ['企业财务通识', 'Finance for Non-financial Managers'],
    summary: [
      '看懂三张报表，算清一笔投入值不值。',
      'Read the three statements and judge whether a spend is worth it.',
    ],
    objectives: [
      ['读懂利润表、资产负债表和现金流量表', 'Read income statement, balance sheet and cash flow'],
      ['算出毛利率与回本周期', 'Work out margin and payback'],
      ['在预算会上说财务听得懂的话', 'Speak finance’s language in budget meetings'],
    ],
    suitableFor: ['非财务背景的经理', 'Managers without a finance background'],
    categoryId: 34,
    level: 2,
    charge: 'vip',
    teacherIds: [805],
    tagIds: [2, 4],
    chapters: [
      [
        '三张报表',
        'Three statements',
        [
          ['V', '利润不等于现金', 'Profit is not cash'],
          ['V', '资产负债表里的经营故事', 'The story inside a balance sheet'],
        ],
      ],
      [
        '动手算',
        'Do the sums',
        [
          [
            'T',
            '示例：一家门店的月度损益',
            'Example: a shop’s monthly result',
            {
              table: [
                [
                  ['项目', 'Line'],
                  ['三月（元）', 'March (CNY)'],
                  ['四月（元）', 'April (CNY)'],
                ],
                [
                  ['营业收入', 'Revenue'],
                  ['428000', '428000'],
                  ['451000', '451000'],
                ],
                [
                  ['商品成本', 'Cost of goods'],
                  ['312400', '312400'],
                  ['324700', '324700'],
                ],
                [
                  ['毛利', 'Gross profit'],
                  ['115600', '115600'],
                  ['126300', '126300'],
                ],
                [
                  ['房租与人工', 'Rent and wages'],
                  ['86200', '86200'],
                  ['87500', '87500'],
                ],
                [
                  ['经营利润', 'Operating profit'],
                  ['29400', '29400'],
                  ['38800', '38800'],
                ],
              ],
            },
          ],
        ],
      ],
    ],
  },
  {
    id: 109,
    title: ['商业模式画布', 'Business Model Canvas'],
    summary: [
      '九个格子说清一门生意，再找出最脆弱的一格。',
      'Nine boxes for a business, and how to find the weakest.',
    ],
    objectives: [
      ['填出自己业务的画布', 'Fill in the canvas of your own business'],
      ['找到最需要验证的假设', 'Find the assumption that needs proof'],
    ],
    suitableFor: ['业务负责人、创新项目组', 'Business owners and innovation teams'],
    categoryId: 23,
    level: 3,
    charge: { paid: 9900 },
    teacherIds: [804],
    tagIds: [4, 3],
    chapters: [
      [
        '九个格子',
        'Nine boxes',
        [
          ['V', '从客户与价值主张开始', 'Start from customers and value'],
          ['I', '图例：三种常见的画布', 'Pictures: three common canvases'],
        ],
      ],
      [
        '验证',
        'Prove it',
        [
          [
            'X',
            '如何设计一次小成本的验证',
            'How to design a cheap test',
            [
              ['写下如果错了就会失败的那条假设', 'Write the assumption that would sink the plan'],
              ['找到一周内能得到答案的办法', 'Find a way to an answer within a week'],
              ['先定好什么结果算通过', 'Decide beforehand what counts as a pass'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 110,
    title: ['谈判的艺术', 'The Art of Negotiation'],
    summary: [
      '准备好底线和备选，把分蛋糕变成做大蛋糕。',
      'Know your limits and options, and make the cake larger before sharing it.',
    ],
    objectives: [
      ['写出自己的底线与最佳备选', 'Write down your limit and best alternative'],
      ['从立场追问到利益', 'Ask from positions to interests'],
    ],
    suitableFor: ['采购、销售与商务', 'Purchasing, sales and business development'],
    categoryId: 11,
    level: 2,
    charge: { paid: 12900 },
    teacherIds: [804],
    tagIds: [3],
    chapters: [
      [
        '桌子之前',
        'Before the table',
        [['V', '准备一张谈判底牌表', 'Prepare your sheet of limits and options']],
      ],
      [
        '桌子之上',
        'At the table',
        [['V', '让步的节奏：每一步都换回点什么', 'The rhythm of concessions: each one buys something']],
      ],
    ],
  },
  {
    id: 111,
    title: ['数据分析思维', 'Data Thinking'],
    summary: [
      '先问对问题，再看数字：指标、对比与下钻。',
      'Ask first, then look: measures, comparisons, drill-down.',
    ],
    objectives: [
      ['把业务问题改写成数据问题', 'Turn a business question into a data question'],
      ['用对比找出异常', 'Find what is odd by comparison'],
      ['避免三种常见误读', 'Avoid three common misreadings'],
    ],
    suitableFor: ['需要看报表做判断的同事', 'People who decide from reports'],
    categoryId: 51,
    level: 1,
    teacherIds: [806],
    tagIds: [4, 8],
    chapters: [
      ['问对问题', 'Ask well', [['V', '从“为什么少了”到“少在哪里”', 'From “why less” to “less where”']]],
      [
        '看懂数字',
        'Read numbers',
        [
          ['V', '平均数的陷阱', 'The trap of the average'],
          [
            'T',
            '练习数据：一周的客流与成交',
            'Practice data: visitors and sales of a week',
            {
              table: [
                [
                  ['日期', 'Day'],
                  ['客流', 'Visitors'],
                  ['成交', 'Sales'],
                  ['成交率', 'Rate'],
                ],
                [
                  ['周一', 'Mon'],
                  ['820', '820'],
                  ['164', '164'],
                  ['20%', '20%'],
                ],
                [
                  ['周二', 'Tue'],
                  ['798', '798'],
                  ['160', '160'],
                  ['20%', '20%'],
                ],
                [
                  ['周三', 'Wed'],
                  ['905', '905'],
                  ['172', '172'],
                  ['19%', '19%'],
                ],
                [
                  ['周四', 'Thu'],
                  ['870', '870'],
                  ['165', '165'],
                  ['19%', '19%'],
                ],
                [
                  ['周五', 'Fri'],
                  ['1120', '1120'],
                  ['202', '202'],
                  ['18%', '18%'],
                ],
                [
                  ['周六', 'Sat'],
                  ['1640', '1640'],
                  ['246', '246'],
                  ['15%', '15%'],
                ],
                [
                  ['周日', 'Sun'],
                  ['1585', '1585'],
                  ['238', '238'],
                  ['15%', '15%'],
                ],
              ],
            },
          ],
        ],
      ],
    ],
  },
  {
    id: 112,
    title: ['Excel 数据透视表', 'Excel Pivot Tables'],
    summary: ['十五分钟学会拖一拖就出报表。', 'Reports by drag and drop in fifteen minutes.'],
    objectives: [
      ['把明细整理成可透视的表', 'Tidy details for a pivot'],
      ['做出按月份和品类的汇总', 'Sum up by month and category'],
    ],
    suitableFor: ['经常做表的同事', 'People who make tables often'],
    categoryId: 51,
    level: 1,
    teacherIds: [806],
    tagIds: [4, 7],
    chapters: [
      [
        '跟着做',
        'Follow along',
        [['V', '四个区域：行、列、值、筛选', 'Four areas: rows, columns, values, filters']],
      ],
      [
        '练习',
        'Practice',
        [
          [
            'T',
            '销售明细与汇总结果',
            'Sales details and the summary',
            {
              sheets: [
                [
                  ['明细', 'Details'],
                  [
                    [
                      ['月份', 'Month'],
                      ['品类', 'Category'],
                      ['数量', 'Units'],
                      ['金额（元）', 'Amount (CNY)'],
                    ],
                    [
                      ['一月', 'Jan'],
                      ['饮料', 'Drinks'],
                      ['320', '320'],
                      ['2560', '2560'],
                    ],
                    [
                      ['一月', 'Jan'],
                      ['零食', 'Snacks'],
                      ['210', '210'],
                      ['3150', '3150'],
                    ],
                    [
                      ['二月', 'Feb'],
                      ['饮料', 'Drinks'],
                      ['402', '402'],
                      ['3216', '3216'],
                    ],
                    [
                      ['二月', 'Feb'],
                      ['零食', 'Snacks'],
                      ['188', '188'],
                      ['2820', '2820'],
                    ],
                  ],
                ],
                [
                  ['汇总', 'Summary'],
                  [
                    [
                      ['品类', 'Category'],
                      ['一月', 'Jan'],
                      ['二月', 'Feb'],
                      ['合计（元）', 'Total (CNY)'],
                    ],
                    [
                      ['饮料', 'Drinks'],
                      ['2560', '2560'],
                      ['3216', '3216'],
                      ['5776', '5776'],
                    ],
                    [
                      ['零食', 'Snacks'],
                      ['3150', '3150'],
                      ['2820', '2820'],
                      ['5970', '5970'],
                    ],
                    [
                      ['合计', 'Total'],
                      ['5710', '5710'],
                      ['6036', '6036'],
                      ['11746', '11746'],
                    ],
                  ],
                ],
              ],
            },
          ],
        ],
      ],
    ],
  },
];
