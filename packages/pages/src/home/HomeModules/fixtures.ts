import { ProgressState } from '@stoa/domain';
import type { EntryShape, HomeModuleView, ModuleEntry } from './types.ts';

const entry = (at: number, title: string, more: Partial<ModuleEntry> = {}): ModuleEntry => ({
  id: `${at}`,
  seed: 200 + at,
  title,
  href: `/course/detail?courseId=${200 + at}`,
  facts: [],
  ...more,
});

const courses = [
  entry(1, '客诉处理五步法', {
    facts: ['门店运营'],
    progress: { percent: 42, state: ProgressState.InProgress },
  }),
  entry(2, '食品安全法规', {
    facts: ['法律法规'],
    progress: { percent: 100, state: ProgressState.Completed },
  }),
  entry(3, '灭火器四步', { facts: ['安全生产', '6 分钟'], badge: { label: '视频', tone: 'neutral' } }),
  entry(4, '门店运营直播：双十一复盘', {
    facts: ['11-21 20:00', '苏映雪'],
    badge: { label: '直播中', tone: 'danger' },
  }),
];

const entries: Record<EntryShape, readonly ModuleEntry[]> = {
  cards: courses,
  rows: courses.map((one) => ({ ...one, summary: '先听完，再回应：把不满变成回头客。' })),
  news: ['年终盘点通知', '新店开业：华东第 100 家', '内训师招募', '系统维护公告', '读书月书单'].map(
    (title, at) => entry(at, title, { facts: ['11-20'], summary: '点开看看这周发生了什么。' }),
  ),
  people: ['苏映雪', '程晓岚', '郑一鸣', '顾清和'].map((title, at) =>
    entry(at, title, { facts: ['门店培训经理'] }),
  ),
  packages: [
    entry(1, '月卡', { facts: ['¥29.00', '1 个月'], summary: '全部 VIP 课程', action: '了解会员' }),
    entry(2, '季卡', { facts: ['¥69.00', '3 个月'], summary: '每月只要 23 元', action: '了解会员' }),
    entry(3, '年卡', { facts: ['¥199.00', '12 个月'], summary: '含直播回放', action: '了解会员' }),
  ],
  ranking: [
    ...['周以衡', '苏映雪', '何青青', '唐果', '程晓岚', '郑一鸣', '顾清和', '叶澜', '罗思敏', '江一帆'].map(
      (title, at) => entry(at, title, { place: at + 1, facts: ['华东区', `${320 - at * 20} 分钟`] }),
    ),
    entry(23, '林小满', { place: 23, mine: '我', facts: ['华南区', '48 分钟'] }),
  ],
};

const titles: Record<EntryShape, string> = {
  cards: '为你推荐',
  rows: '知识',
  news: '资讯',
  people: '内训师',
  packages: '会员',
  ranking: '本周学习榜',
};

export const moduleFixture = (shape: EntryShape): HomeModuleView => ({
  id: Object.keys(titles).indexOf(shape) + 1,
  title: titles[shape],
  more: { label: '更多', href: '#more' },
  shape,
  entries: entries[shape],
});
