import { Clock, Eye } from 'lucide-react';
import { AppShellHeader } from '@stoa/ui/AppShell';
import { Button } from '@stoa/ui/Button';
import { ExamTimer, formatClock } from '@stoa/ui/ExamTimer';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import { SaveState } from '@stoa/ui/parts';
import { Tag } from '@stoa/ui/Tag';
import * as styles from '../ExamPage.css.ts';
import { clockOf, timeOfDay } from '../model.ts';
import type { ExamPageProps } from '../types.ts';

type BarProps = Pick<
  ExamPageProps,
  'exam' | 'attempt' | 'now' | 'save' | 'switchCount' | 'locked' | 'handingIn' | 't' | 'onHandIn' | 'onTimeUp'
> & { switchLimit: number };

/** The number of the attempt; the maximum is shown where the exam limits it. */
const attemptOf = ({ exam, attempt, t }: Pick<BarProps, 'exam' | 'attempt' | 't'>): string =>
  exam.maxAttempts === 0
    ? t('attemptOnly', { no: attempt.no })
    : t('attempt', { no: attempt.no, most: exam.maxAttempts });

function Clocked({ attempt, now, t, onTimeUp }: Pick<BarProps, 'attempt' | 'now' | 't' | 'onTimeUp'>) {
  const clock = clockOf(attempt, now);
  if (clock.kind === 'left') {
    const { secondsLeft, totalSeconds } = clock;
    return <ExamTimer hideable secondsLeft={secondsLeft} totalSeconds={totalSeconds} onTimeUp={onTimeUp} />;
  }
  return (
    <span className={styles.spent}>
      <Icon glyph={Clock} />
      {t('spent')} <bdi>{formatClock(clock.seconds)}</bdi>
    </span>
  );
}

/** One quiet row: the exam, whether answers are saved, the time left, and the button to hand in. */
export function Bar(props: BarProps) {
  const { exam, save, switchCount, switchLimit, locked, handingIn = false, t, onHandIn } = props;
  const saveWords = useLabels('question');
  return (
    <AppShellHeader>
      <div className={styles.bar} data-part="bar">
        <h1 className={styles.title}>{exam.title}</h1>
        <Tag>{attemptOf(props)}</Tag>
        <SaveState
          state={save.state}
          detail={save.savedTime === undefined ? undefined : timeOfDay(save.savedTime)}
          words={saveWords}
        />
        <span className={styles.end}>
          {/* A limit of 0 means that there is none. */}
          {switchLimit > 0 && (
            <span
              className={styles.leaves}
              data-state={switchCount >= switchLimit ? 'last' : undefined}
              data-part="leaves"
            >
              <Icon glyph={Eye} />
              <bdi>{t('left', { count: switchCount, limit: switchLimit })}</bdi>
            </span>
          )}
          <Clocked {...props} />
          <Button disabled={locked === true && !handingIn} loading={handingIn} onClick={onHandIn}>
            {t(handingIn ? 'handingIn' : 'handIn')}
          </Button>
        </span>
      </div>
    </AppShellHeader>
  );
}
