import type zhCN from '../zh-CN/exam.ts';

/** Words of questions and exams, in English. */
const exam: typeof zhCN = {};
export default exam;
