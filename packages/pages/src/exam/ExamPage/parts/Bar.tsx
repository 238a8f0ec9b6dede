import { Clock, Eye } from 'lucide-react';
import { AppShellHeader } from '@stoa/ui/AppShell';
import { Button } from '@stoa/ui/Button';
import { ExamTimer, formatClock } from '@stoa/ui/ExamTimer';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import { SaveState } from '@stoa/ui/parts';
import { Tag } from '@stoa/ui/Tag';
import * as styles from '../ExamPage.css.ts';
import type { ExamPageProps } from '../types.ts';

type BarProps = Pick<
  ExamPageProps,
  'title' | 'attempt' | 'clock' | 'save' | 'leaves' | 'locked' | 'handingIn' | 'words'
> & { onHandIn: () => void };

/** One quiet row: which exam, whether the answers are safe, how long, and the way to the end. */
export function Bar({
  title,
  attempt,
  clock,
  save,
  leaves,
  locked,
  handingIn = false,
  words,
  onHandIn,
}: BarProps) {
  const saveWords = useLabels('question');
  return (
    <AppShellHeader>
      <div className={styles.bar} data-part="bar">
        <h1 className={styles.title}>{title}</h1>
        {attempt !== undefined && <Tag>{attempt}</Tag>}
        <SaveState state={save.state} detail={save.detail} words={saveWords} />
        <span className={styles.end}>
          {leaves !== undefined && (
            <span
              className={styles.leaves}
              data-state={leaves.count >= leaves.limit ? 'last' : undefined}
              data-part="leaves"
            >
              <Icon glyph={Eye} />
              <bdi>{words.left(leaves.count, leaves.limit)}</bdi>
            </span>
          )}
          {clock.kind === 'left' ? (
            <ExamTimer
              hideable
              secondsLeft={clock.secondsLeft}
              {...(clock.totalSeconds !== undefined && { totalSeconds: clock.totalSeconds })}
              {...(clock.onTimeUp !== undefined && { onTimeUp: clock.onTimeUp })}
            />
          ) : (
            <span className={styles.spent}>
              <Icon glyph={Clock} />
              {words.spent} <bdi>{formatClock(clock.seconds)}</bdi>
            </span>
          )}
          <Button disabled={locked === true && !handingIn} loading={handingIn} onClick={onHandIn}>
            {handingIn ? words.handingIn : words.handIn}
          </Button>
        </span>
      </div>
    </AppShellHeader>
  );
}
