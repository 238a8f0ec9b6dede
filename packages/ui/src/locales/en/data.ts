import type zhCN from '../zh-CN/data.ts';

/** Words of tables, trees and lists, in English. */
const data: typeof zhCN = {};
export default data;
