import { FixedPageKey, TargetKind } from '@stoa/domain';
import type { SessionContext } from '../../../http/handle.ts';
import type { Viewer } from '../../course/rules.ts';
import type { Action, Reply } from '../reply.ts';

/** The page on which the person asked; ids of things that the person may not see are left out. */
export interface Place {
  readonly courseId?: number | undefined;
  readonly itemId?: number | undefined;
}

/** A question, with everything that the answers may need. */
export interface Asked {
  readonly context: SessionContext;
  readonly viewer: Viewer;
  readonly question: string;
  /** The subject of the question, without words such as "how" or "please". */
  readonly topic: string;
  /** The pieces of the topic that are compared with texts. */
  readonly subject: readonly string[];
  readonly place: Place;
}

/**
 * A function that answers a question; `undefined` means that it has nothing to say, and then the question's
 * next intent is tried.
 */
export type Answerer = (asked: Asked) => Promise<Reply | undefined> | Reply | undefined;

/** A link to the home page, because the tasks are listed there. */
export const homePage = ({ text }: SessionContext): Action => ({
  label: text({ zh: '打开首页', en: 'Open home' }),
  target: { kind: TargetKind.Page, pageKey: FixedPageKey.Home },
});

export const allCourses = ({ text }: SessionContext): Action => ({
  label: text({ zh: '全部课程', en: 'All courses' }),
  target: { kind: TargetKind.Page, pageKey: FixedPageKey.Course },
});

/** Example questions that can be asked anywhere; the assistant understands each of them. */
export const questions = {
  due: { zh: '这周有什么要完成的？', en: 'What is due this week?' },
  resume: { zh: '继续上次的学习', en: 'Continue where I left off' },
  credit: { zh: '我有多少学分？', en: 'How many credits do I have?' },
  earn: { zh: '必修学分怎么获得？', en: 'How do I earn required credits?' },
} as const;
