import {
  formatBytes,
  formatCount,
  formatDateTime,
  formatDuration,
  formatFullDateTime,
  formatMoneyFen,
} from '@stoa/domain';
import type zhCN from '../zh-CN/data.ts';
import { onFirstUse } from '../../onFirstUse.ts';
import { spokenTime } from './spokenTime.ts';

const whole = onFirstUse(() => new Intl.NumberFormat('en'));

/** Texts of tables, trees and lists, in English. */
const data: typeof zhCN = {
  accordion: { expandAll: 'Expand all', collapseAll: 'Collapse all' },
  avatarGroup: {
    name: (names, total) =>
      total > names.length ? `${names.join(', ')} and ${total - names.length} more` : names.join(', '),
    more: (count) => `+${count}`,
  },
  dataTable: {
    locale: 'en',
    select: (name) => `Select ${name}`,
    selectAll: 'Select all on this page',
    selected: (count) => `${count} selected`,
    clear: 'Clear selection',
    sort: 'Sort',
    unsorted: 'Default order',
    sortBy: (header, direction) => `${header}, ${direction}`,
    sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
    layout: 'Layout',
    layouts: { table: 'List', card: 'Cards' },
    empty: 'Nothing here yet',
    retry: 'Try again',
  },
  descriptionList: { none: 'Not given' },
  fileIcon: {
    1: 'Word document',
    2: 'PowerPoint presentation',
    3: 'PDF document',
    4: 'Excel sheet',
    5: 'Video',
    6: 'Audio',
    7: 'Picture',
    8: 'Link',
    999: 'File',
    short: {
      1: 'Word',
      2: 'PPT',
      3: 'PDF',
      4: 'Excel',
      5: 'Video',
      6: 'Audio',
      7: 'Picture',
      8: 'Link',
      999: 'File',
    },
  },
  numeric: {
    bytes: (bytes) => formatBytes(bytes),
    duration: (seconds) => formatDuration(seconds),
    spokenDuration: (seconds) => spokenTime(seconds),
    credits: (credits) => `${credits} ${credits === 1 ? 'credit' : 'credits'}`,
    count: (count) => formatCount(count, 'en'),
    wholeCount: (count) => whole().format(count),
    money: (fen) => formatMoneyFen(fen),
    percent: (percent) => `${percent}%`,
    time: (time, now) => formatDateTime(time, { now }),
    fullTime: (time) => formatFullDateTime(time, 'en'),
  },
  timeline: {
    state: { done: 'Done', current: 'In progress', upcoming: 'Not started', missed: 'Overdue' },
    time: (time, now) => formatDateTime(time, { now }),
    fullTime: (time) => formatFullDateTime(time, 'en'),
  },
  tree: {
    state: { 0: 'Not started', 1: 'In progress', 2: 'Completed', 3: 'Overdue', 4: 'Locked' },
    loading: 'Loading',
    failed: 'This could not be loaded. Press Enter to try again',
    empty: 'Nothing here',
  },
};
export default data;
