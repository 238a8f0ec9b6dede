import { onFirstUse } from '../../onFirstUse.ts';
import { shareWords } from '../zh-CN/shareWords.ts';
import type zhCN from '../zh-CN/charts.ts';

const number = onFirstUse(() => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }));
const month = onFirstUse(() => new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }));
const day = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
const weekday = onFirstUse(() => new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }));

/** Texts of charts, in English. */
const charts: typeof zhCN = {
  chartFrame: {
    views: 'Show as',
    view: { chart: 'Chart', table: 'Table' },
    legend: 'Legend',
    loading: 'Loading the chart',
    empty: 'No figures yet',
    retry: 'Try again',
    undrawn: 'The chart could not be drawn',
    undrawnHint: 'The figures are fine: try again, or switch to the table.',
    picture: (name, summary) => `${name}: ${summary}`,
    walk: (name) => `Go through ${name}`,
    unpointed: 'Nothing chosen, use the arrow keys',
    reading: (title, entries) =>
      `${title}: ${entries.map(({ name, value }) => `${name} ${value}`.trim()).join(', ')}`,
    figure: (value) => number().format(value),
    none: 'no figure',
    item: 'Item',
    allHidden: 'Everything is hidden. Tick a series in the legend to see it again.',
    range: (name, high, highAt, low, lowAt) =>
      `${name}: highest ${high} (${highAt}), lowest ${low} (${lowAt})`,
    constant: (name, value) => `${name}: ${value} throughout`,
    reference: (name, value) => `${name} ${value}`,
    summary: (points, parts) => `${points} ${points === 1 ? 'item' : 'items'}. ${parts.join('; ')}.`,
  },
  donutChart: {
    hint: 'Point at the ring, or walk it with the arrow keys.',
    total: 'in all',
    part: 'Part',
    value: 'Figure',
    share: 'Share',
    percent: (share) => shareWords(share, (value) => number().format(value)),
    aside: (share) => ` (${share})`,
    summary: (total, parts) =>
      `${total} in all: ${parts.map(({ name, value }) => `${name} ${value}`).join(', ')}.`,
  },
  radarChart: {
    axis: 'Dimension',
  },
  calendarHeatmap: {
    date: (time) => day().format(time),
    weekday: (time) => weekday().format(time),
    weekdays: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
    month: (time) => month().format(time),
    day: 'Date',
    nothing: 'nothing recorded',
    cell: (date, value) => `${date}: ${value}`,
    below: (to) => `under ${to}`,
    between: (from, to) => `${from} – ${to}`,
    above: (from) => `${from} or more`,
    summary: (days, total, most, mostAt) =>
      `${days} ${days === 1 ? 'day' : 'days'} with records, ${total} in all, most ${most} (${mostAt}).`,
  },
};
export default charts;
