import { formatDuration } from '@stoa/domain';
import type { TableColumn } from './types.ts';

export interface Lesson {
  id: number;
  title: string;
  category: string;
  level: string;
  duration: number;
  credit: number;
  learners: number;
  percent: number | undefined;
}

export const columns: readonly TableColumn<Lesson>[] = [
  { key: 'title', header: '课程', cell: ({ title }) => title, sortBy: ({ title }) => title },
  { key: 'category', header: '分类', cell: ({ category }) => category, hideBelow: 'sm' },
  { key: 'level', header: '适用职级', cell: ({ level }) => level, hideBelow: 'md' },
  {
    key: 'duration',
    header: '时长',
    numeric: true,
    cell: ({ duration }) => formatDuration(duration),
    sortBy: ({ duration }) => duration,
  },
  {
    key: 'credit',
    header: '学分',
    numeric: true,
    cell: ({ credit }) => credit,
    sortBy: ({ credit }) => credit,
  },
  {
    key: 'learners',
    header: '学习人数',
    numeric: true,
    cell: ({ learners }) => learners,
    sortBy: ({ learners }) => learners,
    hideBelow: 'md',
  },
  {
    key: 'percent',
    header: '进度',
    numeric: true,
    cell: ({ percent }) => (percent === undefined ? '未开始' : `${percent}%`),
    sortBy: ({ percent }) => percent,
  },
];

const lesson = (
  id: number,
  title: string,
  category: string,
  level: string,
  duration: number,
  credit: number,
  learners: number,
  percent?: number,
): Lesson => ({ id, title, category, level, duration, credit, learners, percent });

export const lessons: readonly Lesson[] = [
  lesson(1, '店长领导力：带好一支十人小队', '领导力', '中层', 9990, 4, 1284, 46),
  lesson(2, '食品安全法规（二〇二六年修订）', '安全合规', '全员', 2475, 2, 8621, 100),
  lesson(3, '客诉处理五步法', '会员服务', '基层', 2475, 1.5, 3317),
  lesson(4, '数据分析思维：三步看懂门店日报', '经营', '中层', 4815, 3, 972, 12),
  lesson(5, '陈列的秘密：让好商品自己说话', '陈列', '基层', 5775, 2, 2205, 64),
  lesson(6, '收银规范与防损', '安全合规', '基层', 1830, 1, 6410),
];

export const keyOf = ({ id }: Lesson) => String(id);
export const nameOf = ({ title }: Lesson) => title;
export const hrefOf = ({ id }: Lesson) => `#course-${id}`;
