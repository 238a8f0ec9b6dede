import type { CourseSpec } from './courseSpec.ts';

/** Platform courses 113 to 124. */
export const platformCoursesB: readonly CourseSpec[] = [
  {
    id: 113,
    title: ['职场写作', 'Business Writing'],
    summary: ['写给忙人看的文字：一屏看完，一次说清。', 'Writing for busy people: one screen, one reading.'],
    objectives: [
      ['写出一目了然的邮件标题', 'Write subject lines that say it all'],
      ['用三段式写周报', 'Write a weekly report in three parts'],
    ],
    suitableFor: ['所有需要写邮件和报告的同事', 'Everyone who writes mails and reports'],
    categoryId: 11,
    level: 1,
    teacherIds: [801],
    tagIds: [4],
    chapters: [
      [
        '写之前',
        'Before writing',
        [['V', '先想读者要做什么决定', 'First: which decision is the reader making?']],
      ],
      [
        '写与改',
        'Write and revise',
        [
          ['D', '十个常用文种的范例', 'Ten common kinds of text, with samples'],
          [
            'X',
            '删改清单：发出前的最后三分钟',
            'A revision list for the last three minutes',
            [
              ['第一句是否就是结论', 'Is the first sentence the conclusion?'],
              ['每段是否只讲一件事', 'Does each paragraph say one thing?'],
              ['日期、数字、负责人是否写明', 'Are dates, figures and owners given?'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 114,
    title: ['演讲与表达', 'Public Speaking'],
    summary: ['从紧张到从容：开场、故事与收尾。', 'From nerves to ease: opening, story, ending.'],
    objectives: [
      ['设计一个三十秒的开场', 'Design a thirty-second opening'],
      ['用一个故事支撑观点', 'Support a point with a story'],
    ],
    suitableFor: ['需要当众发言的同事', 'People who speak to groups'],
    categoryId: 11,
    level: 1,
    charge: 'vip',
    teacherIds: [801],
    tagIds: [7],
    chapters: [
      ['开口', 'Begin', [['V', '前三十秒：让人想听下去', 'Thirty seconds that make people listen']]],
      [
        '讲好',
        'Carry it',
        [
          ['V', '故事的四个零件', 'Four parts of a story'],
          ['A', '声音练习：语速、停顿与重音', 'Voice practice: pace, pause, stress'],
        ],
      ],
    ],
  },
  {
    id: 115,
    title: ['项目管理全景', 'Project Management Overview'],
    summary: [
      '从立项到收尾：一页章程、一条关键路径、一张风险清单。',
      'From start to close: a charter, a critical path, a list of risks.',
    ],
    objectives: [
      ['写出一页纸的项目章程', 'Write a one-page charter'],
      ['排出带依赖的进度计划', 'Schedule with dependencies'],
      ['用风险清单管住意外', 'Keep surprises in a risk list'],
    ],
    suitableFor: ['项目经理与项目成员', 'Project managers and members'],
    categoryId: 34,
    level: 2,
    charge: 'vip',
    teacherIds: [802, 806],
    tagIds: [4, 2],
    chapters: [
      ['立项', 'Start', [['V', '为什么做：目标、范围与干系人', 'Why: aim, scope and stakeholders']]],
      [
        '计划与执行',
        'Plan and do',
        [
          ['V', '排进度：关键路径不神秘', 'Schedules: the critical path is no mystery'],
          ['V', '每周一次的风险盘点', 'A weekly look at risks'],
        ],
      ],
      ['收尾', 'Close', [['D', '项目模板合集', 'A set of project templates']]],
    ],
  },
  {
    id: 116,
    title: ['敏捷协作', 'Agile Collaboration'],
    summary: [
      '两周一个节拍，看板、站会和回顾会。',
      'A two-week beat with board, stand-up and retrospective.',
    ],
    objectives: [
      ['搭一块自己团队的看板', 'Set up your team’s board'],
      ['开好十五分钟站会', 'Run a stand-up in fifteen minutes'],
    ],
    suitableFor: ['产品、研发与运营团队', 'Product, engineering and operations teams'],
    categoryId: 14,
    level: 2,
    teacherIds: [806],
    tagIds: [4],
    chapters: [
      ['节拍', 'The beat', [['V', '看板上的三列与一条规则', 'Three columns and one rule']]],
      [
        '回顾',
        'Look back',
        [
          [
            'X',
            '一次不跑题的回顾会',
            'A retrospective that stays on topic',
            [
              ['先看数据，再谈感受', 'Data first, feelings second'],
              ['每人写一件要继续、一件要停止的事', 'Each person writes one thing to keep and one to stop'],
              ['只带走一个改进，并写上负责人', 'Leave with one improvement and its owner'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 117,
    title: ['人工智能办公入门', 'AI at Work'],
    summary: [
      '让助手写初稿、理纪要、做表格，人来判断。',
      'Let an assistant draft, summarise and tabulate; you decide.',
    ],
    objectives: [
      ['选出适合交给助手的任务', 'Choose tasks for an assistant'],
      ['检查结果里的错误与偏差', 'Check results for errors and bias'],
      ['守住数据不外泄的边界', 'Keep company data inside'],
    ],
    suitableFor: ['想提高效率的所有同事', 'Everyone who wants to work faster'],
    categoryId: 52,
    level: 1,
    teacherIds: [806],
    tagIds: [8, 4],
    chapters: [
      [
        '上手',
        'Get going',
        [
          ['V', '能做什么，不能做什么', 'What it can do and what it cannot'],
          ['V', '三个场景：纪要、邮件、表格', 'Three uses: minutes, mails, tables'],
        ],
      ],
      [
        '延伸',
        'Further',
        [
          [
            'L',
            '延伸阅读：人工智能使用守则',
            'Further reading: rules for using AI',
            { link: 'https://example.com/ai-at-work' },
          ],
        ],
      ],
    ],
  },
  {
    id: 118,
    title: ['提示词写作', 'Writing Good Prompts'],
    summary: [
      '角色、背景、任务、格式：四要素写出好提示词。',
      'Role, background, task, format: four parts of a good prompt.',
    ],
    objectives: [
      ['写出含四要素的提示词', 'Write prompts with the four parts'],
      ['用追问改进结果', 'Improve results by asking on'],
    ],
    suitableFor: ['已经在用人工智能工具的同事', 'People who already use AI tools'],
    categoryId: 52,
    level: 1,
    charge: 'vip',
    teacherIds: [806],
    tagIds: [4, 7],
    chapters: [
      ['四要素', 'Four parts', [['V', '同一个任务，三种写法的差别', 'One task, three ways to ask']]],
      [
        '模板',
        'Templates',
        [
          [
            'X',
            '可以直接抄的六个模板',
            'Six templates to copy',
            [
              [
                '总结：请用三条要点总结下文，每条不超过二十字',
                'Summary: sum up the text in three points of at most twelve words',
              ],
              ['改写：请改成写给客户的口吻，保留所有数字', 'Rewrite: for a customer, keep all figures'],
              ['挑错：请列出文中互相矛盾的地方', 'Check: list what contradicts itself in the text'],
              [
                '提问：你是审批人，请就这份方案提五个最难回答的问题',
                'Question: you decide on this proposal; ask the five hardest questions',
              ],
              [
                '列表：把下文整理成三列的表，时间、谁、做什么，没写的填“未定”',
                'Tabulate: make a table of when, who and what; write “open” where nothing is said',
              ],
              [
                '练习：扮演一位不满的顾客，一次只说一句，等我回答后再说下一句',
                'Practise: play an unhappy customer, one sentence at a time, and wait for my answers',
              ],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 119,
    title: ['情绪与压力管理', 'Emotion and Stress'],
    summary: [
      '戴上耳机，跟着声音放慢呼吸，认出压力的信号。',
      'Headphones on: slower breath, and the signs of stress.',
    ],
    objectives: [
      ['认出自己的压力信号', 'Notice your own signs of stress'],
      ['用三分钟呼吸法平复', 'Calm down with a three-minute breath'],
    ],
    suitableFor: ['所有同事，尤其是一线岗位', 'Everyone, above all in the front line'],
    categoryId: 13,
    level: 1,
    teacherIds: [808],
    tagIds: [6, 8],
    chapters: [
      [
        '听见身体',
        'Hear the body',
        [
          ['A', '三分钟呼吸练习', 'A three-minute breathing exercise'],
          ['A', '睡前的身体扫描', 'A body scan before sleep'],
        ],
      ],
      [
        '换个看法',
        'Another view',
        [
          [
            'X',
            '写下来：把担心变成清单',
            'On paper: turn worries into a list',
            [
              ['把担心的事逐条写下', 'Write each worry on its own line'],
              ['圈出自己能影响的部分', 'Mark what you can influence'],
              ['给圈出的每条写一个明天就能做的动作', 'Give each marked line one act for tomorrow'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 120,
    title: ['跨部门协作', 'Cross-team Work'],
    summary: [
      '把“他们不配合”变成“我们怎么一起做成”。',
      'From “they will not help” to “how do we do it together”.',
    ],
    objectives: [
      ['用一页协作约定对齐预期', 'Align with a one-page agreement'],
      ['在冲突中先谈事实', 'Begin conflicts with facts'],
    ],
    suitableFor: ['需要多部门配合的岗位', 'Roles that depend on other teams'],
    categoryId: 14,
    level: 2,
    teacherIds: [802],
    tagIds: [3],
    chapters: [
      [
        '对齐',
        'Align',
        [['V', '协作约定：谁在什么时候交付什么', 'An agreement: who delivers what and when']],
      ],
      ['化解', 'Resolve', [['V', '分歧升级之前的三次对话', 'Three talks before a conflict escalates']]],
    ],
  },
  {
    id: 121,
    title: ['组织变革领导力', 'Leading Change'],
    summary: ['变革失败多半败在人心，先让人看见为什么。', 'Change fails in hearts: let people see why.'],
    objectives: [
      ['讲出让人愿意改变的理由', 'Tell why change is worth it'],
      ['识别支持者、观望者与反对者', 'Know supporters, waiters and opponents'],
      ['用早期胜利稳住信心', 'Keep confidence with early wins'],
    ],
    suitableFor: ['高管与变革项目负责人', 'Executives and leaders of change'],
    categoryId: 23,
    level: 3,
    charge: 'vip',
    teacherIds: [804],
    tagIds: [2],
    chapters: [
      ['点燃', 'Ignite', [['V', '紧迫感不是制造恐慌', 'Urgency is not panic']]],
      [
        '推进',
        'Drive',
        [
          ['V', '第一个胜利选在哪里', 'Where to win first'],
          ['D', '变革沟通计划样例', 'A sample communication plan'],
        ],
      ],
    ],
  },
  {
    id: 122,
    title: ['招聘与面试技巧', 'Hiring and Interviewing'],
    summary: [
      '用行为面试问出真实经历，减少看走眼。',
      'Behavioural questions that bring out real experience.',
    ],
    objectives: [
      ['写出可衡量的岗位画像', 'Write a measurable profile'],
      ['用行为事例追问', 'Ask on with behavioural examples'],
    ],
    suitableFor: ['用人经理与招聘同事', 'Hiring managers and recruiters'],
    categoryId: 34,
    level: 2,
    charge: { paid: 6900 },
    teacherIds: [803],
    tagIds: [2, 4],
    chapters: [
      ['面试之前', 'Before', [['V', '一张岗位画像与评分表', 'A profile and a score sheet']]],
      [
        '面试之中',
        'During',
        [['V', '情境、任务、行动、结果：追问四步', 'Situation, task, action, result: four steps']],
      ],
    ],
  },
  {
    id: 123,
    title: ['劳动法常识', 'Labour Law Basics'],
    summary: [
      '入职、加班、调岗与离职，管理者最常遇到的四类问题。',
      'Hiring, overtime, transfer and leaving: four questions managers meet.',
    ],
    objectives: [
      ['知道劳动合同的必备条款', 'Know what a contract must contain'],
      ['正确安排加班与调休', 'Arrange overtime and time off correctly'],
    ],
    suitableFor: ['班组长、店长与部门经理', 'Shift leaders, shop and department managers'],
    categoryId: 42,
    level: 2,
    teacherIds: [807],
    tagIds: [5, 3],
    chapters: [
      ['规则', 'Rules', [['D', '劳动合同与工时要点', 'Contracts and working hours in brief']]],
      [
        '案例',
        'Cases',
        [
          [
            'X',
            '三个真实案例：调岗、加班、试用期',
            'Three cases: transfer, overtime, probation',
            [
              ['调岗：先协商，变更要有书面记录', 'Transfer: agree first and put it in writing'],
              ['加班：安排要有记录，补休或付费按规定执行', 'Overtime: record it, compensate by the rules'],
              ['试用期：考核标准要在入职时说明', 'Probation: explain the criteria on the first day'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 124,
    title: ['信息安全意识', 'Information Security Awareness'],
    summary: ['认出钓鱼邮件，管好口令和手里的数据。', 'Spot phishing, keep passwords and data safe.'],
    objectives: [
      ['识别钓鱼邮件的五个特征', 'Know five signs of phishing'],
      ['设置并保管好口令', 'Choose and keep passwords'],
      ['发现异常后知道找谁', 'Know whom to tell when something is odd'],
    ],
    suitableFor: ['全体员工', 'All staff'],
    categoryId: 43,
    level: 1,
    teacherIds: [806],
    tagIds: [5, 1],
    chapters: [
      ['看见风险', 'See the risk', [['V', '一封钓鱼邮件的解剖', 'Anatomy of a phishing mail']]],
      [
        '守住习惯',
        'Keep the habits',
        [
          [
            'X',
            '每天的安全清单',
            'A safety list for each day',
            [
              ['离开座位先锁屏', 'Lock the screen when you leave'],
              ['陌生链接先核对再点开', 'Check a strange link before you open it'],
              ['客户资料不发私人聊天工具', 'Customer data never goes into private chats'],
            ],
          ],
        ],
      ],
    ],
  },
];
