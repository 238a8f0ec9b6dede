import type zhCN from '../zh-CN/charts.ts';

/** Words of charts, in English. */
const charts: typeof zhCN = {};
export default charts;
