import type { PersonSpec } from './personSpec.ts';

/** The platform's experts, for every company. */
export const platformTeachers: readonly PersonSpec[] = [
  {
    id: 801,
    name: ['顾清和', 'Gu Qinghe'],
    title: ['组织沟通顾问', 'Communication Consultant'],
    tags: [
      ['沟通', 'Communication'],
      ['协作', 'Teamwork'],
    ],
    intro: [
      '做了十五年企业内部沟通，帮两百多个团队把会开短、把话说清。课程全部来自真实的会议记录。',
      'Fifteen years of communication inside companies: more than two hundred teams now hold shorter meetings and say what they mean. Every case comes from minutes of real meetings.',
    ],
    expertise: [
      ['跨部门会议与协作', 'Meetings and work across departments'],
      ['向上汇报', 'Reporting to managers'],
      ['书面表达', 'Writing at work'],
    ],
    honours: [
      ['平台年度好课 2024', 'Course of the Year 2024'],
      ['学员评分连续三年前十', 'Among the ten best rated for three years'],
    ],
  },
  {
    id: 802,
    name: ['许知远', 'Xu Zhiyuan'],
    title: ['管理学副教授', 'Associate Professor of Management'],
    tags: [
      ['领导力', 'Leadership'],
      ['绩效', 'Performance'],
    ],
    intro: [
      '研究新任经理的第一年：什么样的谈话留住了人，什么样的谈话让人离开。讲课少理论、多练习。',
      'Studies the first year of new managers: which talks keep people, and which make them leave. Little theory, much practice.',
    ],
    expertise: [
      ['新任经理转型', 'From expert to manager'],
      ['绩效谈话', 'Performance talks'],
      ['授权与跟进', 'Delegation and follow-up'],
    ],
    honours: [['省级精品课程主讲', 'Lecturer of a provincial course of excellence']],
  },
  {
    id: 803,
    name: ['方以宁', 'Fang Yining'],
    title: ['企业教练', 'Executive Coach'],
    tags: [
      ['教练', 'Coaching'],
      ['领导力', 'Leadership'],
    ],
    intro: [
      '累计一对一教练两千小时，相信好问题比好答案更有用。',
      'Two thousand hours of one-to-one coaching, and a firm belief that a good question does more than a good answer.',
    ],
    expertise: [
      ['教练式提问', 'Questions that coach'],
      ['反馈', 'Feedback'],
      ['团队氛围', 'Team climate'],
    ],
    honours: [
      ['国际教练联合会专业级认证教练', 'Professional coach, certified by an international federation'],
    ],
  },
  {
    id: 804,
    name: ['戴明远', 'Dai Mingyuan'],
    title: ['战略顾问', 'Strategy Consultant'],
    tags: [
      ['战略', 'Strategy'],
      ['创新', 'Innovation'],
    ],
    intro: [
      '陪三十多家企业把战略写成一页纸，再拆到每个岗位的季度目标。',
      'Has helped more than thirty companies put their strategy on one page, and then into the quarterly goals of every post.',
    ],
    expertise: [
      ['战略解码', 'Turning strategy into goals'],
      ['商业模式', 'Business models'],
      ['目标管理', 'Goals and key results'],
    ],
  },
  {
    id: 805,
    name: ['罗思敏', 'Luo Simin'],
    title: ['注册会计师', 'Certified Public Accountant'],
    tags: [['财务', 'Finance']],
    intro: [
      '十二年审计，八年给非财务人员讲财务。她的三张报表，一顿饭就能看懂。',
      'Twelve years in audit, eight years of teaching finance to everybody else. Her three statements take no longer than lunch.',
    ],
    expertise: [
      ['看懂三张报表', 'Reading the three statements'],
      ['预算与成本', 'Budgets and costs'],
    ],
    honours: [['全国会计领军人才', 'National leading talent in accounting']],
  },
  {
    id: 806,
    name: ['江一帆', 'Jiang Yifan'],
    title: ['数据产品负责人', 'Head of Data Products'],
    tags: [
      ['数据', 'Data'],
      ['AI', 'AI'],
    ],
    intro: [
      '带过从零到一的数据平台，也教会过完全不写代码的同事用数据说话。',
      'Built a data platform from nothing, and taught colleagues who never wrote a line of code to argue with figures.',
    ],
    expertise: [
      ['指标设计', 'Designing indicators'],
      ['数据看板', 'Dashboards'],
      ['AI 办公', 'AI at the desk'],
    ],
  },
  {
    id: 807,
    name: ['宋怀瑾', 'Song Huaijin'],
    title: ['劳动法律师', 'Labour Lawyer'],
    tags: [
      ['法律', 'Law'],
      ['合规', 'Compliance'],
    ],
    intro: [
      '代理过四百多起劳动争议，课上讲的每一条都能在判决书里找到。',
      'More than four hundred labour disputes in court; every rule in the course can be found in a judgment.',
    ],
    expertise: [
      ['劳动合同', 'Employment contracts'],
      ['招聘合规', 'Lawful hiring'],
      ['信息安全', 'Information security'],
    ],
  },
  {
    id: 808,
    name: ['叶澜', 'Ye Lan'],
    title: ['心理咨询师', 'Counsellor'],
    tags: [['心理', 'Well-being']],
    intro: [
      '为一线员工做心理支持十年。不讲鸡汤，只讲今晚就能用的小办法。',
      'Ten years of support for people on the front line. No slogans: small things that help tonight.',
    ],
    expertise: [
      ['压力与睡眠', 'Stress and sleep'],
      ['情绪急救', 'First aid for feelings'],
    ],
  },
];
