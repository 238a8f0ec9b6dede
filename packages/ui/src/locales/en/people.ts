import type zhCN from '../zh-CN/people.ts';

/** Words of people, live cards, notifications and signing in, in English. */
const people: typeof zhCN = {};
export default people;
