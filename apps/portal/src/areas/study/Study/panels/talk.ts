import type { TalkFacts } from './tabs.ts';
import type { PanelFacts } from './types.ts';

/** What company, course and page say about comments. */
export const talkOf = ({ flags, detail, state }: PanelFacts): TalkFacts => ({
  placement: state.stage.start?.commentPlacement,
  talkOn: !flags.hideCourseComment,
  commentsOn: detail?.commentOn === true,
});
