import { ProgressState } from '@stoa/domain';
import type { TreeItem } from './model.ts';

const { Completed, InProgress, Locked, Overdue } = ProgressState;

/** A training channel with entries that are done, in progress, overdue, locked and not loaded yet. */
export const channel: readonly TreeItem[] = [
  {
    value: 'clerk',
    label: '店员通道',
    state: InProgress,
    children: [
      {
        value: 'clerk-1',
        label: '一级店员',
        state: Completed,
        children: [
          { value: 'course-1', label: '新店员第一课：从开门到打烊', state: Completed },
          { value: 'course-2', label: '收银规范与防损', state: Completed },
        ],
      },
      {
        value: 'clerk-2',
        label: '二级店员',
        state: InProgress,
        children: [
          { value: 'course-3', label: '客诉处理五步法', state: InProgress },
          { value: 'course-4', label: '食品安全法规', state: Overdue },
          { value: 'course-5', label: '陈列的秘密' },
        ],
      },
    ],
  },
  {
    value: 'manager',
    label: '店长通道',
    children: [{ value: 'manager-1', label: '值班店长', state: Locked, disabled: true }],
  },
  { value: 'region', label: '区域管理通道', children: 'lazy' },
];
