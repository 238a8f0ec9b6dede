import type { TalkFacts } from './tabs.ts';
import type { LateFacts } from './types.ts';

/** What the company, the course and its page say about talking. */
export const talkOf = ({ flags, detail, state }: LateFacts): TalkFacts => ({
  placement: state.start?.commentPlacement,
  talkOn: !flags.hideCourseComment,
  commentsOn: detail?.commentOn === true,
});
