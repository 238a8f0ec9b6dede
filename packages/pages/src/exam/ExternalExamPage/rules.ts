import type { ExamRules } from '@stoa/api/contract/exam';
import { PaperMode, ResultPolicy, ResultWhen } from '@stoa/domain';

/** A rule of an exam, with its key in the message catalogue and its number. */
export type ShownRule =
  | {
      readonly key:
        | 'saved'
        | 'oneByOne'
        | 'onlyForward'
        | 'fullScreen'
        | 'noCopy'
        | 'hidden'
        | 'atOnce'
        | 'afterMarking'
        | 'afterClose';
    }
  | { readonly key: 'switchLimit'; readonly count: number }
  | { readonly key: 'earliest' | 'lateEntry'; readonly minutes: number };

const results = {
  [ResultWhen.AtOnce]: 'atOnce',
  [ResultWhen.AfterMarking]: 'afterMarking',
  [ResultWhen.AfterClose]: 'afterClose',
} as const;

/** The rules that a guest should know before the exam; rules that restrict nothing are left out. */
export function shownRules(rules: ExamRules): readonly ShownRule[] {
  const shown: ShownRule[] = [{ key: 'saved' }];
  if (rules.paperMode === PaperMode.OneByOne) {
    shown.push({ key: rules.allowBack ? 'oneByOne' : 'onlyForward' });
  }
  if (rules.switchLimit > 0) shown.push({ key: 'switchLimit', count: rules.switchLimit });
  if (rules.forceFullscreen) shown.push({ key: 'fullScreen' });
  if (rules.forbidCopy) shown.push({ key: 'noCopy' });
  if (rules.lateEntryMinutes > 0) shown.push({ key: 'lateEntry', minutes: rules.lateEntryMinutes });
  if (rules.minSubmitMinutes > 0) shown.push({ key: 'earliest', minutes: rules.minSubmitMinutes });
  shown.push({ key: rules.resultPolicy === ResultPolicy.Hidden ? 'hidden' : results[rules.resultWhen] });
  return shown;
}
