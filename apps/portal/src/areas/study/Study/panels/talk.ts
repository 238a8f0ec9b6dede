import type { TalkFacts } from './tabs.ts';
import type { PanelFacts } from './types.ts';

/** The settings of company, course and page about comments. */
export const talkOf = ({ flags, detail, state }: PanelFacts): TalkFacts => ({
  placement: state.stage.start?.commentPlacement,
  talkOn: !flags.hideCourseComment,
  commentsOn: detail?.commentOn === true,
});
