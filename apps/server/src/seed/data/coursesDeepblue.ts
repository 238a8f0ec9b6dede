import type { CourseSpec } from './courseSpec.ts';

/** Courses of DeepBlue Manufacturing. */
export const deepblueCourses: readonly CourseSpec[] = [
  {
    id: 301,
    title: ['安全生产十条', 'Ten Rules of Safe Production'],
    summary: ['进车间前必须学完的十条红线。', 'Ten red lines to learn before entering the plant.'],
    objectives: [
      ['背出十条安全红线', 'Know the ten rules by heart'],
      ['正确穿戴防护用品', 'Wear protective gear correctly'],
      ['会按急停并上报', 'Use the emergency stop and report'],
    ],
    suitableFor: ['所有进入车间的人员', 'Everyone who enters the plant'],
    categoryId: 41,
    level: 1,
    teacherIds: [821],
    tagIds: [5, 1],
    chapters: [
      ['红线', 'Red lines', [['V', '十条红线背后的十次事故', 'Ten accidents behind the ten rules']]],
      [
        '班前',
        'Before the shift',
        [
          [
            'X',
            '班前五分钟自查',
            'Five minutes before the shift',
            [
              ['安全帽、护目镜、工鞋是否齐全', 'Helmet, goggles and shoes complete?'],
              ['设备急停按钮是否可用', 'Does the emergency stop work?'],
              ['通道与消防器材前是否畅通', 'Are paths and extinguishers free?'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 302,
    title: ['精益生产基础', 'Lean Basics'],
    summary: [
      '看见七种浪费，从一张价值流图开始改善。',
      'See the seven wastes and start from a value stream map.',
    ],
    objectives: [
      ['在现场指出七种浪费', 'Point out the seven wastes on the floor'],
      ['画出一条产线的价值流图', 'Draw the value stream of a line'],
    ],
    suitableFor: ['生产、工艺与计划人员', 'Production, process and planning staff'],
    categoryId: 32,
    level: 1,
    teacherIds: [821],
    tagIds: [4, 8],
    chapters: [
      [
        '看见浪费',
        'See waste',
        [['V', '七种浪费：站在产线旁看十分钟', 'Seven wastes: ten minutes beside the line']],
      ],
      [
        '动手改善',
        'Improve',
        [
          ['V', '价值流图：从订单到发货', 'Value stream: from order to shipment'],
          ['D', '改善提案表与示例', 'Improvement sheet and samples'],
        ],
      ],
    ],
  },
  {
    id: 303,
    title: ['5S 现场管理', '5S on the Floor'],
    summary: [
      '整理、整顿、清扫、清洁、素养，用照片说话。',
      'Sort, set, shine, standardise, sustain – in pictures.',
    ],
    objectives: [
      ['用红牌完成一次整理', 'Sort with red tags'],
      ['给工具画出定位轮廓', 'Mark places for tools'],
    ],
    suitableFor: ['班组全体成员', 'All members of a shift'],
    categoryId: 32,
    level: 1,
    teacherIds: [821],
    tagIds: [7],
    chapters: [
      ['方法', 'Method', [['V', '红牌行动：留下真正需要的', 'Red tags: keep what you need']]],
      ['对照', 'Before and after', [['I', '现场改善前后对照', 'The floor before and after']]],
    ],
  },
  {
    id: 304,
    title: ['设备点检与保养', 'Machine Checks and Care'],
    summary: ['听声音、看油位、摸温度，十分钟点检。', 'Listen, look, touch: a ten-minute check.'],
    objectives: [
      ['按点检表完成日常点检', 'Do the daily check by the sheet'],
      ['判断何时停机报修', 'Know when to stop and report'],
    ],
    suitableFor: ['操作工与维修工', 'Operators and maintenance'],
    categoryId: 32,
    level: 1,
    teacherIds: [822],
    tagIds: [7, 4],
    chapters: [
      ['会看', 'Look', [['V', '十分钟点检路线', 'A ten-minute round']]],
      [
        '会记',
        'Record',
        [
          ['D', '设备保养手册', 'Maintenance handbook'],
          [
            'T',
            '数控机床点检表',
            'Check sheet of a CNC machine',
            {
              table: [
                [
                  ['部位', 'Part'],
                  ['标准', 'Standard'],
                  ['周期', 'Cycle'],
                ],
                [
                  ['主轴', 'Spindle'],
                  ['无异响，温升低于 35 ℃', 'No noise, rise below 35 °C'],
                  ['每班', 'Each shift'],
                ],
                [
                  ['导轨油', 'Slideway oil'],
                  ['油位在两线之间', 'Between the marks'],
                  ['每天', 'Daily'],
                ],
                [
                  ['气压', 'Air pressure'],
                  ['0.5–0.6 兆帕', '0.5–0.6 MPa'],
                  ['每班', 'Each shift'],
                ],
                [
                  ['急停', 'Emergency stop'],
                  ['按下即停，能复位', 'Stops at once, can be reset'],
                  ['每班', 'Each shift'],
                ],
                [
                  ['冷却液', 'Coolant'],
                  ['浓度 6%–8%', '6–8 %'],
                  ['每周', 'Weekly'],
                ],
                [
                  ['电柜滤网', 'Cabinet filter'],
                  ['无积尘', 'Free of dust'],
                  ['每周', 'Weekly'],
                ],
              ],
            },
          ],
        ],
      ],
    ],
  },
  {
    id: 305,
    title: ['质量工具七法', 'Seven Quality Tools'],
    summary: [
      '检查表、柏拉图、鱼骨图……七张图解决现场问题。',
      'Check sheet, Pareto, fishbone: seven charts for the floor.',
    ],
    objectives: [
      ['为问题选对工具', 'Choose the right tool'],
      ['画出柏拉图并找到主因', 'Draw a Pareto chart and find the main cause'],
      ['读懂控制图的异常', 'Read signals in a control chart'],
    ],
    suitableFor: ['质检、工艺与班组长', 'Quality, process and shift leaders'],
    categoryId: 32,
    level: 2,
    teacherIds: [821],
    tagIds: [4],
    chapters: [
      [
        '找原因',
        'Find causes',
        [
          ['V', '鱼骨图：问到第五个为什么', 'Fishbone: ask to the fifth why'],
          ['V', '柏拉图与控制图', 'Pareto and control chart'],
        ],
      ],
      [
        '练习',
        'Practice',
        [
          [
            'T',
            '一个月的缺陷记录',
            'A month of defects',
            {
              sheets: [
                [
                  ['一个月的缺陷', 'A month of defects'],
                  [
                    [
                      ['缺陷', 'Defect'],
                      ['数量', 'Count'],
                      ['累计占比', 'Cumulative'],
                    ],
                    [
                      ['划伤', 'Scratch'],
                      ['86', '86'],
                      ['43%', '43%'],
                    ],
                    [
                      ['尺寸超差', 'Out of size'],
                      ['54', '54'],
                      ['70%', '70%'],
                    ],
                    [
                      ['漏装', 'Missing part'],
                      ['32', '32'],
                      ['86%', '86%'],
                    ],
                    [
                      ['其他', 'Other'],
                      ['28', '28'],
                      ['100%', '100%'],
                    ],
                  ],
                ],
                [
                  ['七法速查', 'The seven tools'],
                  [
                    [
                      ['工具', 'Tool'],
                      ['回答什么', 'What it answers'],
                    ],
                    [
                      ['检查表', 'Check sheet'],
                      ['数出哪里、多少次', 'Count where and how often'],
                    ],
                    [
                      ['分层法', 'Stratification'],
                      ['按机台、班次、人分开看', 'Look by machine, shift, person'],
                    ],
                    [
                      ['柏拉图', 'Pareto chart'],
                      ['先解决哪一个', 'What to solve first'],
                    ],
                    [
                      ['鱼骨图', 'Fishbone'],
                      ['可能的原因有哪些', 'Possible causes'],
                    ],
                    [
                      ['直方图', 'Histogram'],
                      ['数据怎样分布', 'How data spread'],
                    ],
                    [
                      ['散布图', 'Scatter plot'],
                      ['两件事有没有关系', 'Whether two things go together'],
                    ],
                    [
                      ['控制图', 'Control chart'],
                      ['波动正常还是出事', 'Normal, or something happened'],
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
  {
    id: 306,
    title: ['FMEA 实战', 'FMEA in Practice'],
    summary: ['在失效发生之前，先把它写进表里。', 'Write the failure down before it happens.'],
    objectives: [
      ['填写一份过程 FMEA', 'Fill in a process FMEA'],
      ['按风险排序并定措施', 'Rank risks and set actions'],
    ],
    suitableFor: ['工艺与质量工程师', 'Process and quality engineers'],
    categoryId: 32,
    level: 2,
    opensInDays: 2,
    teacherIds: [821],
    tagIds: [4, 3],
    chapters: [
      [
        '方法',
        'Method',
        [['V', '严重度、频度、探测度怎么打分', 'How to rate severity, occurrence, detection']],
      ],
      ['样例', 'Sample', [['D', '一份完整的过程 FMEA', 'A complete process FMEA']]],
    ],
  },
  {
    id: 307,
    title: ['机器人编程入门', 'Robot Programming'],
    summary: [
      '示教器上的第一段程序：取、放、避让。',
      'The first program on the pendant: pick, place, avoid.',
    ],
    objectives: [
      ['认识示教器与坐标系', 'Know pendant and coordinates'],
      ['写出取放程序并低速试运行', 'Write pick-and-place and test at low speed'],
    ],
    suitableFor: ['自动化产线操作工', 'Operators of automated lines'],
    categoryId: 53,
    level: 1,
    teacherIds: [822],
    tagIds: [7, 8],
    chapters: [
      [
        '认识机器人',
        'Know the robot',
        [
          ['V', '六个轴与四种坐标系', 'Six axes, four coordinate systems'],
          ['V', '第一段取放程序', 'The first pick-and-place program'],
        ],
      ],
      [
        '资料',
        'Material',
        [
          [
            'L',
            '示教器指令速查',
            'Pendant command reference',
            { link: 'https://example.com/robot-commands' },
          ],
        ],
      ],
    ],
  },
  {
    id: 308,
    title: ['数字孪生概论', 'Digital Twin Overview'],
    summary: ['让一条产线在电脑里先跑一遍。', 'Run a line in the computer first.'],
    objectives: [
      ['说清数字孪生的三个层次', 'Explain three levels of a twin'],
      ['判断哪里值得先做', 'Judge where to start'],
    ],
    suitableFor: ['工厂管理层与数字化团队', 'Plant management and digital teams'],
    categoryId: 53,
    level: 3,
    teacherIds: [821],
    tagIds: [2],
    chapters: [
      ['概念', 'Idea', [['V', '从模型到孪生：多了什么', 'From model to twin: what is added']]],
      [
        '路线',
        'Road',
        [
          [
            'X',
            '三步落地路线',
            'A road in three steps',
            [
              ['先连数据：选一台瓶颈设备', 'Connect data: choose a bottleneck machine'],
              ['再建模型：能复现上周的产出', 'Build a model that repeats last week’s output'],
              ['后做决策：用模型试排产', 'Decide: try schedules in the model'],
            ],
          ],
        ],
      ],
    ],
  },
  {
    id: 309,
    title: ['班组长管理技能', 'Shift Leader Skills'],
    summary: [
      '交接班、派工、处理异常，一线管理的三件事。',
      'Handover, assignment, deviations: three tasks of the front line.',
    ],
    objectives: [
      ['完成一次不丢信息的交接班', 'Hand over without losing information'],
      ['按技能矩阵派工', 'Assign by skill matrix'],
    ],
    suitableFor: ['班组长与储备班组长', 'Shift leaders and those to be'],
    categoryId: 21,
    level: 2,
    teacherIds: [821],
    tagIds: [2],
    chapters: [
      ['一天的开始', 'Start of the day', [['V', '五分钟交接班', 'Handover in five minutes']]],
      ['一天之中', 'During the day', [['V', '异常来了：停、叫、等', 'A deviation: stop, call, wait']]],
    ],
  },
  {
    id: 310,
    title: ['供应链协同', 'Supply Chain Collaboration'],
    summary: [
      '从预测到交付，和上下游用同一张计划。',
      'One plan with suppliers and customers, from forecast to delivery.',
    ],
    objectives: [
      ['看懂牛鞭效应', 'Understand the bullwhip effect'],
      ['设计与供应商的周例会', 'Design a weekly meeting with suppliers'],
    ],
    suitableFor: ['计划、采购与物流负责人', 'Heads of planning, purchasing and logistics'],
    categoryId: 34,
    level: 3,
    teacherIds: [821],
    tagIds: [2, 3],
    chapters: [
      ['看见波动', 'See the swings', [['V', '小波动怎样变成大库存', 'How small swings become large stocks']]],
      ['协同机制', 'Work together', [['D', '产销协同会操作手册', 'Handbook of the planning meeting']]],
    ],
  },
  {
    id: 311,
    title: ['电气安全', 'Electrical Safety'],
    summary: ['断电、验电、挂牌、上锁，一步不能少。', 'Switch off, test, tag, lock: no step left out.'],
    objectives: [
      ['按顺序完成停送电操作', 'Switch off and on in the right order'],
      ['发现触电时正确施救', 'Help correctly after an electric shock'],
    ],
    suitableFor: ['电工与设备操作人员', 'Electricians and operators'],
    categoryId: 41,
    level: 1,
    teacherIds: [822],
    tagIds: [5, 6],
    chapters: [
      ['上锁挂牌', 'Lock and tag', [['V', '四步停电：断、验、挂、锁', 'Four steps: off, test, tag, lock']]],
    ],
  },
  {
    id: 312,
    title: ['焊接工艺', 'Welding Process'],
    summary: ['电流、速度、角度，焊缝好坏三要素。', 'Current, speed, angle: what makes a good seam.'],
    objectives: [
      ['按板厚选择焊接参数', 'Choose parameters by thickness'],
      ['识别五种常见缺陷', 'Know five common defects'],
    ],
    suitableFor: ['焊工与工艺员', 'Welders and process staff'],
    categoryId: 32,
    level: 1,
    teacherIds: [822],
    tagIds: [7],
    chapters: [
      ['参数', 'Parameters', [['V', '电流与电压怎样配', 'Matching current and voltage']]],
      [
        '焊缝',
        'The seam',
        [
          ['V', '运条手法慢动作', 'Hand movement in slow motion'],
          ['D', '焊缝缺陷图谱', 'Atlas of seam defects'],
        ],
      ],
    ],
  },
  {
    id: 313,
    title: ['定制：智能工厂导入', 'Customised: Smart Factory'],
    summary: ['为深蓝定制：二号工厂的智能化路线图。', 'Made for DeepBlue: the road of plant two.'],
    objectives: [
      ['说清路线图的三个阶段', 'Explain the three stages'],
      ['列出本部门要做的准备', 'List what your department prepares'],
    ],
    suitableFor: ['二号工厂管理团队', 'Management of plant two'],
    categoryId: 53,
    level: 3,
    customised: true,
    teacherIds: [821],
    tagIds: [2],
    chapters: [
      ['路线图', 'Road map', [['V', '三年三步：连接、透明、自主', 'Three years: connect, see, decide']]],
      [
        '准备',
        'Prepare',
        [
          ['V', '数据从哪里来', 'Where the data come from'],
          ['D', '部门准备清单', 'Department checklist'],
        ],
      ],
    ],
  },
  {
    id: 314,
    title: ['环境与双碳', 'Environment and Carbon'],
    summary: [
      '一度电、一吨水、一公斤废料，从岗位开始减碳。',
      'A kilowatt-hour, a ton of water, a kilo of waste: carbon at your place.',
    ],
    objectives: [
      ['算出岗位的碳足迹', 'Work out the footprint of your place'],
      ['提出一条节能建议', 'Suggest one way to save energy'],
    ],
    suitableFor: ['全体员工', 'All staff'],
    categoryId: 62,
    level: 1,
    teacherIds: [821],
    tagIds: [6],
    chapters: [
      [
        '认识双碳',
        'About carbon',
        [
          [
            'X',
            '三个数字看懂工厂的碳',
            'Carbon of a plant in three figures',
            [
              ['用电占排放的六成以上', 'Power is over sixty per cent of emissions'],
              ['压缩空气漏点一年可浪费一辆车的钱', 'Leaking air wastes the price of a car each year'],
              ['待机设备占夜间用电的三成', 'Idle machines are thirty per cent of night power'],
            ],
          ],
          ['A', '对话：能源管理员的一天', 'Talk: a day of the energy manager'],
        ],
      ],
    ],
  },
];
