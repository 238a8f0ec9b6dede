import { clsx } from 'clsx';
import { Check, Circle, CircleDot, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './Timeline.css.ts';

export const timelineStates = ['done', 'current', 'upcoming', 'missed'] as const;
export type TimelineState = (typeof timelineStates)[number];

export interface TimelineEvent {
  key: string;
  title: ReactNode;
  state: TimelineState;
  /** When it happened or will happen, in epoch milliseconds. */
  time?: number | undefined;
  /** Description of the event. */
  content?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  events: readonly TimelineEvent[];
  /**
   * The current time in epoch milliseconds. The parent keeps it up to date, so that it can follow the server's
   * clock.
   */
  now: number;
}

const glyphs = { done: Check, current: CircleDot, upcoming: Circle, missed: X };

/** Past and future events below each other, such as the stages of a plan or the steps of an application. */
export function Timeline({ events, now, className, ...rest }: TimelineProps) {
  const labels = useLabels('timeline');
  return (
    <ol {...rest} data-component="Timeline" className={clsx(styles.root, className)}>
      {events.map(({ key, title, state, time, content }) => (
        <li key={key} data-part="event" data-state={state} className={styles.event}>
          <span className={styles.line} />
          <span className={styles.mark}>
            <Icon glyph={glyphs[state]} size="sm" label={labels.state[state]} />
          </span>
          <div className={styles.words}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              {time !== undefined && (
                <time
                  dateTime={new Date(time).toISOString()}
                  title={labels.fullTime(time)}
                  className={styles.when}
                >
                  {labels.time(time, now)}
                </time>
              )}
            </div>
            {content !== undefined && <div className={styles.content}>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
