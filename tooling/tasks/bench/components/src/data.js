// Content of both sides, without random values.
const titles = [
  '店长领导力：带好一支十人小队',
  '食品安全法规',
  '陈列的秘密',
  '一对一沟通怎么谈',
  '从骨干到经理',
];
const teachers = ['苏映雪', '韩一舟', '陆知远'];

export const cards = (shift = 0) =>
  Array.from({ length: 200 }, (_, index) => ({
    id: index,
    title: `${titles[index % titles.length]} ${index}`,
    tags: ['管理', '门店'],
    teacher: teachers[index % 3],
    percent: (index * 7 + shift) % 100,
    score: 3 + (index % 20) / 10,
    lessons: 3 + (index % 9),
  }));

export const rows = () =>
  Array.from({ length: 500 }, (_, index) => ({
    id: String(index),
    name: `${titles[index % titles.length]} ${index}`,
    category: ['领导力', '合规安全', '门店运营'][index % 3],
    teacher: teachers[index % 3],
    lessons: (index * 31) % 40,
    minutes: (index * 53) % 300,
    learners: (index * 997) % 9000,
    score: ((index * 17) % 50) / 10,
    state: ['进行中', '已完成', '未开始'][index % 3],
  }));

export const columns = [
  ['name', '课程'],
  ['category', '分类'],
  ['teacher', '讲师'],
  ['lessons', '节数', 'figures'],
  ['minutes', '分钟', 'figures'],
  ['learners', '人数', 'figures'],
  ['score', '评分', 'figures'],
  ['state', '状态'],
];

/** The entries of the menu and the lines of the panel. */
export const entries = ['个人资料', '偏好设置', '帮助', '切换企业', '退出登录'];
