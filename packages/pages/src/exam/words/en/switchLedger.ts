import type { Translated } from '../../../words/index.ts';
import type switchLedger from '../zh-CN/switchLedger.ts';

export default {
  title: 'Times the page was left',
  summary: '{count, number} in all, {counted, number} counted',
  none: 'The page was never left',
  sameForMarker: 'Whoever marks the paper sees the same list.',
  mayComment: 'Whoever marks the paper sees the same list. You can say why until you hand in.',
  sameForLearner: 'The learner sees the same list.',
  away: 'Away for {time}',
  seconds: '{count, number} s',
  minutes: '{minutes, number} min {seconds, number} s',
  counted: 'Counted',
  free: 'Not counted',
  said: 'Reason:',
  comment: 'Reason',
  commentOf: 'Reason for leaving at {time}',
  save: 'Save',
  saved: 'Reason saved',
  failed: 'The reason was not saved. Please try again.',
  cause: {
    TAB: 'Another tab or app',
    WINDOW: 'Another window',
    FULL_SCREEN: 'Full screen left',
    FILE_PICKER: 'Choosing a file',
    PERMISSION: 'Permission prompt',
    IME: 'Input method',
    PRINT: 'Print window',
    OWN_DIALOG: 'Dialog of this page',
  },
} as const satisfies Translated<typeof switchLedger>;
