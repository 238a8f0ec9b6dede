import type zhCN from '../zh-CN/uploads.ts';

/** Words of uploads, in English. */
const uploads: typeof zhCN = {};
export default uploads;
