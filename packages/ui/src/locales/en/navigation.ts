import type zhCN from '../zh-CN/navigation.ts';

/** Words of what leads elsewhere and what floats, in English. */
const navigation: typeof zhCN = {};
export default navigation;
