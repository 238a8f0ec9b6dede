import {
  formatBytes,
  formatCount,
  formatDateTime,
  formatDuration,
  formatFullDateTime,
  formatMoneyFen,
} from '@stoa/domain';
import { onFirstUse } from '../../onFirstUse.ts';
import { spokenTime } from './spokenTime.ts';

const whole = onFirstUse(() => new Intl.NumberFormat('zh-CN'));

/** Texts of tables, trees and lists, in simplified Chinese. */
const data = {
  accordion: { expandAll: '全部展开', collapseAll: '全部收起' },
  avatarGroup: {
    name: (names: readonly string[], total: number) =>
      total > names.length ? `${names.join('、')}等 ${total} 人` : names.join('、'),
    more: (count: number) => `+${count}`,
  },
  dataTable: {
    locale: 'zh-CN',
    select: (name: string) => `选择${name}`,
    selectAll: '选择本页全部',
    selected: (count: number) => `已选 ${count} 项`,
    clear: '取消选择',
    sort: '排序',
    unsorted: '默认顺序',
    sortBy: (header: string, direction: 'ascending' | 'descending') =>
      `${header}${direction === 'ascending' ? '升序' : '降序'}`,
    sorted: (header: string, direction: 'ascending' | 'descending') =>
      `已按${header}${direction === 'ascending' ? '升序' : '降序'}排列`,
    layout: '显示方式',
    layouts: { table: '列表', card: '卡片' },
    empty: '暂时没有内容',
    retry: '重试',
  },
  descriptionList: { none: '未填写' },
  fileIcon: {
    1: 'Word 文档',
    2: 'PPT 演示文稿',
    3: 'PDF 文档',
    4: 'Excel 表格',
    5: '视频',
    6: '音频',
    7: '图片',
    8: '链接',
    999: '文件',
    short: {
      1: 'Word',
      2: 'PPT',
      3: 'PDF',
      4: 'Excel',
      5: '视频',
      6: '音频',
      7: '图片',
      8: '链接',
      999: '文件',
    },
  },
  numeric: {
    bytes: (bytes: number) => formatBytes(bytes),
    duration: (seconds: number) => formatDuration(seconds),
    spokenDuration: (seconds: number) => spokenTime(seconds),
    credits: (credits: number) => `${credits} 学分`,
    count: (count: number) => formatCount(count, 'zh-CN'),
    wholeCount: (count: number) => whole().format(count),
    money: (fen: number) => formatMoneyFen(fen),
    percent: (percent: number) => `${percent}%`,
    time: (time: number, now: number) => formatDateTime(time, { now }),
    fullTime: (time: number) => formatFullDateTime(time, 'zh-CN'),
  },
  timeline: {
    state: { done: '已完成', current: '进行中', upcoming: '未开始', missed: '已逾期' },
    time: (time: number, now: number) => formatDateTime(time, { now }),
    fullTime: (time: number) => formatFullDateTime(time, 'zh-CN'),
  },
  tree: {
    state: { 0: '未开始', 1: '进行中', 2: '已完成', 3: '已逾期', 4: '未解锁' },
    loading: '加载中',
    failed: '没能加载，按回车键重试',
    empty: '没有内容',
  },
};
export default data;
