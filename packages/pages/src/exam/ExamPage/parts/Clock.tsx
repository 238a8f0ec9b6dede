import { formatPosition } from '@stoa/domain';
import { Clock as ClockGlyph } from 'lucide-react';
import { ExamTimer } from '@stoa/ui/ExamTimer';
import { Icon } from '@stoa/ui/Icon';
import * as styles from '../ExamPage.css.ts';
import { clockOf } from '../model.ts';
import { useTicking } from '../ticking.ts';
import type { ExamPageProps } from '../types.ts';

/**
 * The minutes and the end are announced by the page's messages, so that they are announced once and can be read again.
 */
const silent: readonly number[] = [];

/** The time left, or the time spent if the exam is untimed. Only this component renders every second. */
export function Clock({ attempt, now, t }: Pick<ExamPageProps, 'attempt' | 'now' | 't'>) {
  const { startTime, deadlineTime } = attempt;
  const seconds = useTicking(() => {
    const clock = clockOf({ startTime, deadlineTime }, now());
    return clock.kind === 'left' ? clock.secondsLeft : clock.seconds;
  });
  if (deadlineTime !== undefined) {
    const totalSeconds = Math.round((deadlineTime - startTime) / 1000);
    return <ExamTimer hideable secondsLeft={seconds} totalSeconds={totalSeconds} announceAt={silent} />;
  }
  return (
    <span className={styles.spent}>
      <Icon glyph={ClockGlyph} />
      {t('spent')} <bdi>{formatPosition(seconds)}</bdi>
    </span>
  );
}
