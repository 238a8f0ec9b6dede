import { onFirstUse } from '../../onFirstUse.ts';
import { shareWords } from './shareWords.ts';

const number = onFirstUse(() => new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 }));
const month = onFirstUse(() => new Intl.DateTimeFormat('zh-CN', { month: 'numeric', timeZone: 'UTC' }));
const day = onFirstUse(() => new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }));
const weekday = onFirstUse(() => new Intl.DateTimeFormat('zh-CN', { weekday: 'long', timeZone: 'UTC' }));

export interface Entry {
  name: string;
  value: string;
}

/** Texts of charts, in simplified Chinese. */
const charts = {
  chartFrame: {
    views: '显示方式',
    view: { chart: '图表', table: '表格' },
    legend: '图例',
    loading: '图表加载中',
    empty: '暂时没有数据',
    retry: '重试',
    undrawn: '图表没能画出来',
    undrawnHint: '数据不受影响：可以重试，也可以切换到表格查看。',
    picture: (name: string, summary: string) => `${name}：${summary}`,
    walk: (name: string) => `逐项查看${name}`,
    unpointed: '未选中，按方向键查看',
    reading: (title: string, entries: readonly Entry[]) =>
      `${title}：${entries.map(({ name, value }) => `${name} ${value}`.trim()).join('，')}`,
    figure: (value: number) => number().format(value),
    none: '无数据',
    item: '项目',
    allHidden: '已隐藏全部数据，可在图例中重新勾选。',
    /** The range of one series in a sentence. */
    range: (name: string, high: string, highAt: string, low: string, lowAt: string) =>
      `${name}最高 ${high}（${highAt}），最低 ${low}（${lowAt}）`,
    constant: (name: string, value: string) => `${name}均为 ${value}`,
    reference: (name: string, value: string) => `${name} ${value}`,
    summary: (points: number, parts: readonly string[]) => `共 ${points} 项。${parts.join('；')}。`,
  },
  donutChart: {
    hint: '指向圆环，或用方向键逐项查看。',
    total: '合计',
    part: '类别',
    value: '数值',
    share: '占比',
    percent: (share: number) => shareWords(share, (value) => number().format(value)),
    aside: (share: string) => `（${share}）`,
    summary: (total: string, parts: readonly Entry[]) =>
      `合计 ${total}，其中${parts.map(({ name, value }) => `${name} ${value}`).join('，')}。`,
  },
  radarChart: {
    axis: '维度',
  },
  calendarHeatmap: {
    date: (time: number) => day().format(time),
    weekday: (time: number) => weekday().format(time),
    /** One character for each weekday, because there is little space before its row. */
    weekdays: ['日', '一', '二', '三', '四', '五', '六'],
    month: (time: number) => month().format(time),
    day: '日期',
    nothing: '没有记录',
    cell: (date: string, value: string) => `${date}：${value}`,
    below: (to: string) => `不到 ${to}`,
    between: (from: string, to: string) => `${from} – ${to}`,
    above: (from: string) => `${from}及以上`,
    summary: (days: number, total: string, most: string, mostAt: string) =>
      `有记录 ${days} 天，合计 ${total}，最多 ${most}（${mostAt}）。`,
  },
};
export default charts;
