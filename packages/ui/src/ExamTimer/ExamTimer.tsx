import { formatPosition } from '@stoa/domain';
import { clsx } from 'clsx';
import { AlarmClock, Clock, Eye, EyeOff, TimerOff } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { announce } from '../LiveRegion/index.ts';
import { useLabels } from '../provider/index.ts';
import * as styles from './ExamTimer.css.ts';
import { isoDuration, passedMilestone, toneFor } from './model.ts';

export interface ExamTimerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whole seconds left. The parent counts them, so that it can follow the server's clock. */
  secondsLeft: number;
  /** The whole time allowed in seconds. With it a bar shows how much is left. */
  totalSeconds?: number;
  /** Number of seconds left from which the timer warns that little time is left. */
  soonAt?: number;
  /** Number of seconds left from which the timer warns that the time is nearly over. */
  lastAt?: number;
  /**
   * Numbers of seconds at which screen readers announce the time left, in any order; 0 is the end. Empty when the
   * page announces them itself.
   */
  announceAt?: readonly number[];
  /** Called once, when the time is up. */
  onTimeUp?: () => void;
  /** Shows a button that hides the clock while there is plenty of time. */
  hideable?: boolean;
}

const signs = { calm: Clock, soon: Clock, last: AlarmClock, over: TimerOff } as const;
const usual = [1800, 600, 300, 60, 0] as const;

/** The time left in an exam. It changes every second, but screen readers announce it only at `announceAt`. */
export function ExamTimer({
  secondsLeft,
  totalSeconds,
  soonAt = 600,
  lastAt = 60,
  announceAt = usual,
  onTimeUp,
  hideable = false,
  className,
  ...rest
}: ExamTimerProps) {
  const words = useLabels('examTimer');
  const [hidden, setHidden] = useState(false);
  const before = useRef(secondsLeft);
  const told = useRef(false);
  const tone = toneFor(secondsLeft, { soonAt, lastAt });
  // A hidden clock reappears when little time is left, so that nobody is surprised by the end.
  const unseen = hidden && tone === 'calm';

  useEffect(() => {
    const milestone = passedMilestone(before.current, secondsLeft, announceAt);
    before.current = secondsLeft;
    if (milestone !== undefined && secondsLeft > 0) {
      announce(words.left(secondsLeft), milestone <= lastAt ? 'assertive' : 'polite');
    }
    if (secondsLeft <= 0 && !told.current) {
      told.current = true;
      if (announceAt.includes(0)) announce(words.over, 'assertive');
      onTimeUp?.();
    }
  }, [secondsLeft, announceAt, lastAt, words, onTimeUp]);

  return (
    <div
      {...rest}
      data-component="ExamTimer"
      data-state={tone}
      className={clsx(styles.root, styles.tone[tone], styles.edge, className)}
    >
      <Icon glyph={signs[tone]} />
      <span className={styles.word}>{words.tone[tone]}</span>
      {/* The clock is not announced by itself, because the live region announces the chosen moments. */}
      {unseen ? (
        <span className={styles.word}>{words.hidden}</span>
      ) : (
        <time role="timer" aria-live="off" dateTime={isoDuration(secondsLeft)} className={styles.clock}>
          {formatPosition(secondsLeft)}
        </time>
      )}
      {hideable && tone === 'calm' && (
        <IconButton
          size="sm"
          glyph={hidden ? Eye : EyeOff}
          label={hidden ? words.show : words.hide}
          onClick={() => setHidden(!hidden)}
          className={styles.hide}
        />
      )}
      {totalSeconds !== undefined && !unseen && (
        <span
          aria-hidden
          data-part="bar"
          className={styles.bar}
          style={{ inlineSize: `${Math.min(100, Math.max(0, (secondsLeft / totalSeconds) * 100))}%` }}
        />
      )}
    </div>
  );
}
