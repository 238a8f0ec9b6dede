import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/userFrame.ts';

export default {
  nav: 'My area',
  info: 'My info',
  course: 'My courses',
  concern: 'My follows',
  certificate: 'Certificates',
  knowledge: 'My knowledge',
  studyRecord: 'Study record',
  studyRule: 'Study rules',
  vip: 'VIP member',
  vipExpired: 'Membership has ended',
  compulsory: 'Required credits',
  elective: 'Elective credits',
} satisfies Translated<typeof zh>;
