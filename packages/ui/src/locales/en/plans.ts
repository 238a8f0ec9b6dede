import type zhCN from '../zh-CN/plans.ts';

/** Words of plans, maps and certificates, in English. */
const plans: typeof zhCN = {};
export default plans;
