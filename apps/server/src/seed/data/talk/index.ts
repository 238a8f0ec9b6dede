import { companyTalks } from './companies.ts';
import { platformTalks } from './platform.ts';
import type { Talks } from './talk.ts';

export type { Comment, Question, Said, Talk } from './talk.ts';

/** Comments, questions and notes about the courses, by the id of the course. */
export const talks: Talks = { ...platformTalks, ...companyTalks };
