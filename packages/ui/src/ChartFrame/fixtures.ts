import type { ChartSeries, ChartTable } from './types.ts';

export const months = Array.from({ length: 12 }, (_, at) => `${at + 1} 月`);

export const hours: readonly ChartSeries[] = [
  { key: 'mine', name: '我的学习时长', values: [6.5, 4, 9.5, 12, 10.5, 14, 8, 11.5, 16, 18.5, 13, 15] },
  { key: 'team', name: '部门平均', values: [8, 7.5, 8.5, 9, 10, 9.5, 9, 10.5, 11, 12, 11.5, 12] },
  { key: 'company', name: '公司平均', values: [5, 5.5, 6, 6.5, 6, 7, 7.5, 7, 8, 8.5, 8, 9] },
];

/** More series than the theme has colours. Real charts should have fewer. */
export const many: readonly ChartSeries[] = Array.from({ length: 8 }, (_, n) => ({
  key: String(n),
  name: `第 ${n + 1} 大区`,
  values: months.map((_, at) => Math.round(6 + n * 2 + 3 * Math.sin(at / 2 + n))),
}));

export const inHours = (value: number) => `${value} 小时`;
export const inMinutes = (value: number) => `${value} 分钟`;

export const smallTable: ChartTable = {
  headers: ['月份', '学习时长'],
  rows: [
    { key: '10', name: '10 月', cells: [{ text: '18.5 小时', value: 18.5 }] },
    { key: '11', name: '11 月', cells: [{ text: '13 小时', value: 13 }] },
  ],
};
