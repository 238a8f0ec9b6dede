import type { PersonSpec } from './personSpec.ts';

export const sunriseLecturers: readonly PersonSpec[] = [
  {
    id: 811,
    userId: 3,
    name: ['苏映雪', 'Su Yingxue'],
    title: ['门店培训经理', 'Store Training Manager'],
    org: ['运营部', 'Operations'],
    tags: [
      ['门店', 'Stores'],
      ['带教', 'On-the-job training'],
    ],
    intro: [
      '从收银员做起，带出过二十六位店长。新店员的第一课由她讲，也由她改。',
      'Began at the till and has trained twenty-six shop managers. She teaches the first lesson of every new colleague, and keeps improving it.',
    ],
    expertise: [
      ['新店员带教', 'Training new colleagues'],
      ['客诉处理', 'Complaints'],
      ['排班与交接', 'Rosters and handovers'],
    ],
    honours: [
      ['2025 年度金牌内训师', 'Trainer of the Year 2025'],
      ['华东区标杆门店负责人', 'Head of the model shop, East China'],
    ],
  },
  {
    id: 812,
    name: ['程晓岚', 'Cheng Xiaolan'],
    title: ['生鲜品控主管', 'Fresh Food Quality Lead'],
    org: ['商品部', 'Merchandise'],
    tags: [['生鲜', 'Fresh food']],
    intro: [
      '把生鲜损耗从百分之九降到百分之五的人。课上的每张对照图都是她在收货口拍的。',
      'Brought the waste of fresh food from nine per cent to five. She took every picture of the course at the delivery door.',
    ],
    expertise: [
      ['验收与分级', 'Checking and grading deliveries'],
      ['损耗控制', 'Less waste'],
    ],
  },
  {
    id: 813,
    name: ['郑一鸣', 'Zheng Yiming'],
    title: ['华东区区域经理', 'Area Manager, East China'],
    org: ['门店', 'Stores'],
    tags: [
      ['经营', 'Operations'],
      ['数据', 'Data'],
    ],
    intro: [
      '管四十二家门店，每天先看三个数，再决定去哪一家。',
      'Looks after forty-two shops. Three figures each morning tell him where to go.',
    ],
    expertise: [
      ['门店看板', 'Store dashboards'],
      ['促销复盘', 'Reviewing promotions'],
    ],
    honours: [['季度经营改善一等奖', 'First prize for improvement, quarterly']],
  },
];

export const deepblueLecturers: readonly PersonSpec[] = [
  {
    id: 821,
    userId: 5,
    name: ['高原', 'Gao Yuan'],
    title: ['精益推进负责人', 'Head of Lean'],
    org: ['质量部', 'Quality'],
    tags: [
      ['精益', 'Lean'],
      ['质量', 'Quality'],
    ],
    intro: [
      '在车间走了二十年，相信改善从看清楚开始。每季度带一次全厂改善周。',
      'Twenty years on the shop floor. Improvement begins with seeing; four times a year he leads a week of it through the whole plant.',
    ],
    expertise: [
      ['价值流', 'Value streams'],
      ['五个为什么', 'The five whys'],
      ['班组管理', 'Leading a shift'],
    ],
    honours: [['行业精益改善案例奖', 'Industry award for a lean case']],
  },
  {
    id: 822,
    name: ['韩铁生', 'Han Tiesheng'],
    title: ['高级技师', 'Master Technician'],
    org: ['一厂', 'Plant One'],
    tags: [
      ['设备', 'Machines'],
      ['焊接', 'Welding'],
    ],
    intro: [
      '听声音就知道轴承该换了。三十年的手感，讲成了十二节课。',
      'Hears when a bearing has to be changed. Thirty years in the hands, told in twelve lessons.',
    ],
    expertise: [
      ['点检与保养', 'Checks and care'],
      ['焊接工艺', 'Welding'],
    ],
    honours: [['市级工匠', 'Master Craftsman of the City']],
  },
];

export const qingheLecturers: readonly PersonSpec[] = [
  {
    id: 831,
    userId: 12,
    name: ['温岚', 'Wen Lan'],
    title: ['合规部总经理', 'General Manager, Compliance'],
    org: ['合规部', 'Compliance'],
    tags: [
      ['合规', 'Compliance'],
      ['风险', 'Risk'],
    ],
    intro: [
      '把厚厚的监管文件讲成一张清单。口头禅是：拿不准，先停一停。',
      'Turns thick regulations into one checklist. Her word to everybody: not sure? Stop first.',
    ],
    expertise: [
      ['反洗钱', 'Anti-money-laundering'],
      ['个人信息保护', 'Personal information'],
    ],
  },
];

export const sunriseMentors: readonly PersonSpec[] = [
  {
    id: 841,
    userId: 2,
    name: ['周以衡', 'Zhou Yiheng'],
    title: ['店长', 'Shop Manager'],
    org: ['华东区', 'East China'],
    tags: [['新店员带教', 'Training new colleagues']],
    intro: [
      '带过十一位新店员，九位还在店里。有问题随时问，当天回复。',
      'Has trained eleven new colleagues; nine are still in the shop. Ask at any time, the answer comes the same day.',
    ],
    expertise: [
      ['开店与打烊流程', 'Opening and closing'],
      ['收银与防损', 'Checkout and loss'],
      ['第一次独立当班', 'The first shift alone'],
    ],
    honours: [['2025 年度优秀导师', 'Mentor of the Year 2025']],
  },
  {
    id: 842,
    name: ['程晓岚', 'Cheng Xiaolan'],
    title: ['生鲜品控主管', 'Fresh Food Quality Lead'],
    org: ['商品部', 'Merchandise'],
    tags: [['生鲜', 'Fresh food']],
    intro: [
      '带教从收货口开始：先学会看，再学会动手。',
      'Training begins at the delivery door: first learn to look, then to act.',
    ],
    expertise: [['生鲜验收', 'Checking fresh deliveries']],
    pictureOf: 812,
  },
];

export const deepblueMentors: readonly PersonSpec[] = [
  {
    id: 851,
    userId: 5,
    name: ['高原', 'Gao Yuan'],
    title: ['精益推进负责人', 'Head of Lean'],
    org: ['质量部', 'Quality'],
    tags: [['精益', 'Lean']],
    intro: [
      '每周三下午在二号线旁，带着问题来就好。',
      'Beside line two every Wednesday afternoon. Just bring a problem.',
    ],
    expertise: [
      ['现场改善', 'Improvement on the floor'],
      ['班前会', 'Shift meetings'],
    ],
    pictureOf: 821,
  },
  {
    id: 852,
    name: ['韩铁生', 'Han Tiesheng'],
    title: ['高级技师', 'Master Technician'],
    org: ['一厂', 'Plant One'],
    tags: [['设备', 'Machines']],
    intro: ['师傅带徒弟，先学安全，再学手艺。', 'Master and apprentice: first safety, then the craft.'],
    expertise: [['设备点检', 'Machine checks']],
    pictureOf: 822,
  },
];

export const qingheMentors: readonly PersonSpec[] = [
  {
    id: 861,
    userId: 12,
    name: ['温岚', 'Wen Lan'],
    title: ['合规部总经理', 'General Manager, Compliance'],
    org: ['合规部', 'Compliance'],
    tags: [['合规', 'Compliance']],
    intro: [
      '新人入职的前三个月，合规上的任何疑问都可以直接来问。',
      'In the first three months, every doubt about compliance may come straight to her.',
    ],
    expertise: [['柜面合规', 'Compliance at the counter']],
    pictureOf: 831,
  },
];
