import type zhCN from '../zh-CN/community.ts';

/** Words of people and what they say, in English. */
const community: typeof zhCN = {};
export default community;
