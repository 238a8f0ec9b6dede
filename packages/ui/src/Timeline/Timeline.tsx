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
  /** Epoch milliseconds. */
  time?: number | undefined;
  /** What happened, or what there is to do. */
  content?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  events: readonly TimelineEvent[];
  /** The present, in epoch milliseconds; the parent owns the clock, so that the server's can be used. */
  now: number;
}

const glyphs = { done: Check, current: CircleDot, upcoming: Circle, missed: X };

/** What happened and what will, one below the other: stages of a plan, the way of an application. */
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
