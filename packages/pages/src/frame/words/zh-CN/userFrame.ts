export default {
  nav: '个人中心',
  info: '我的资料',
  course: '我的课程',
  concern: '我的关注',
  certificate: '我的证书',
  knowledge: '我的知识',
  studyRecord: '学习档案',
  studyRule: '学习规则',
  vip: 'VIP 会员',
  vipExpired: '会员已过期',
  compulsory: '必修学分',
  elective: '选修学分',
};
