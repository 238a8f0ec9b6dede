import type { TalkFacts } from './tabs.ts';
import type { PanelFacts } from './types.ts';

/** Whether notes and comments are possible, by back end, company, course and page. */
export const talkOf = ({ notes, flags, detail, state }: PanelFacts): TalkFacts => ({
  captionsOn: (state.stage.start?.item.captions ?? []).length > 0,
  notesOn: notes,
  placement: state.stage.start?.commentPlacement,
  talkOn: !flags.hideCourseComment,
  commentsOn: detail?.commentOn === true,
});
