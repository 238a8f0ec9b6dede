import type zhCN from '../zh-CN/community.ts';

/** Words of what people say to each other: chat, comments, notes, in English. */
const community: typeof zhCN = {};
export default community;
