import type zhCN from '../zh-CN/forms.ts';

/** Words of what one fills in, in English. */
const forms: typeof zhCN = {};
export default forms;
