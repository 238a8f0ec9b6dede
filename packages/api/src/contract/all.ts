/*
 * The whole contract at once, for what serves, describes or proves all of it. A screen imports the calls
 * that it uses from their area instead, so that it loads only their schemas.
 */
export * as ai from './ai.ts';
export * as certificate from './certificate.ts';
export * as certified from './certified.ts';
export * as company from './company.ts';
export * as config from './config.ts';
export * as course from './course.ts';
export * as exam from './exam.ts';
export * as home from './home.ts';
export * as interact from './interact.ts';
export * as knowledge from './knowledge.ts';
export * as live from './live.ts';
export * as login from './login.ts';
export * as mentor from './mentor.ts';
export * as minimba from './minimba.ts';
export * as news from './news.ts';
export * as notification from './notification.ts';
export * as official from './official.ts';
export * as ojt from './ojt.ts';
export * as omo from './omo.ts';
export * as order from './order.ts';
export * as partner from './partner.ts';
export * as people from './people.ts';
export * as plan from './plan.ts';
export * as profile from './profile.ts';
export * as questionnaire from './questionnaire.ts';
export * as record from './record.ts';
export * as review from './review.ts';
export * as search from './search.ts';
export * as study from './study.ts';
export * as talent from './talent.ts';
export * as topic from './topic.ts';
export * as upload from './upload.ts';
export * as vip from './vip.ts';
export * as workplace from './workplace.ts';
