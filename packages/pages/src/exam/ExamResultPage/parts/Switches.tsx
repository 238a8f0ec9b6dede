import type { SwitchEntry } from '@stoa/api/contract/exam';
import { Collapsible } from '@stoa/ui/Collapsible';
import { summaryOf, SwitchLedger } from '../../SwitchLedger/index.ts';
import type { ExamResultPageProps } from '../ExamResultPage.tsx';
import * as styles from '../ExamResultPage.css.ts';

type SwitchesProps = Pick<ExamResultPageProps, 'now' | 'tSwitches'> & {
  entries: readonly SwitchEntry[];
  /** Whether the list is open from the beginning, because no paper is shown below it. */
  open: boolean;
};

/** The switches, the same list that the marker sees. */
export function Switches({ entries, open, now, tSwitches }: SwitchesProps) {
  if (entries.length === 0) return null;
  return (
    <Collapsible
      level={2}
      inset
      defaultOpen={open}
      title={<span className={styles.cardTitle}>{tSwitches('title')}</span>}
      meta={summaryOf(entries, tSwitches)}
      className={styles.fold}
    >
      <SwitchLedger switches={entries} reader="learner" now={now} t={tSwitches} />
    </Collapsible>
  );
}
