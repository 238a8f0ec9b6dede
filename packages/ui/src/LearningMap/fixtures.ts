import { ProgressState } from '@stoa/domain';
import type { MapStage } from './model.ts';

const m1 = { key: 'M1', code: 'M1', name: '见习店长' };
const m2 = { key: 'M2', code: 'M2', name: '店长' };

/** A path of seven stages on two levels, with the learner at the third stage. */
export const stages: readonly MapStage[] = [
  {
    key: 1,
    name: '认识门店',
    state: ProgressState.Completed,
    percent: 100,
    doneTasks: 4,
    totalTasks: 4,
    level: m1,
  },
  {
    key: 2,
    name: '收银与防损',
    state: ProgressState.Completed,
    percent: 100,
    doneTasks: 6,
    totalTasks: 6,
    level: m1,
  },
  {
    key: 3,
    name: '独立值班',
    state: ProgressState.InProgress,
    percent: 43,
    doneTasks: 3,
    totalTasks: 7,
    level: m1,
  },
  { key: 4, name: '带教新人', state: ProgressState.Locked, percent: 0, totalTasks: 5, level: m1 },
  { key: 5, name: '排班与人效', state: ProgressState.Locked, percent: 0, totalTasks: 6, level: m2 },
  {
    key: 6,
    name: '读懂门店日报',
    state: ProgressState.Locked,
    percent: 0,
    totalTasks: 4,
    level: m2,
    lockedReason: '通过 M1 评审后解锁，评审在 12 月 5 日',
  },
  { key: 7, name: '转正答辩', state: ProgressState.Locked, percent: 0, totalTasks: 2, level: m2 },
];

/** The same path without levels. */
export const plainStages: readonly MapStage[] = stages.map(({ level: _level, ...stage }) => stage);
