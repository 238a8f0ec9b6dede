import { formatDateTime, SignResult, type SignMethod } from '@stoa/domain';
import { CircleAlert, CircleCheck, CircleSlash2, CircleX, Clock } from 'lucide-react';
import type { ComponentProps, ComponentType, Ref } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import type { Labels } from '../../provider/index.ts';
import type { Tone } from '../../style/tones.ts';
import * as styles from '../SignInPanel.css.ts';

export interface OutcomeProps {
  ref: Ref<HTMLDivElement>;
  result: SignResult;
  time?: number | undefined;
  method?: SignMethod | undefined;
  /** Name of the person who corrected the record later. */
  correctedBy?: string | undefined;
  leaving: boolean;
  now: number;
  words: Labels['signInPanel'];
}

const looks: Record<SignResult, { tone: Tone; glyph: ComponentType<ComponentProps<'svg'>> }> = {
  [SignResult.None]: { tone: 'neutral', glyph: CircleSlash2 },
  [SignResult.OnTime]: { tone: 'success', glyph: CircleCheck },
  [SignResult.Late]: { tone: 'warning', glyph: Clock },
  [SignResult.EarlyLeave]: { tone: 'warning', glyph: CircleAlert },
  [SignResult.Absent]: { tone: 'danger', glyph: CircleX },
  [SignResult.Excused]: { tone: 'info', glyph: CircleCheck },
};

export function outcomeTitle(result: SignResult, leaving: boolean, words: Labels['signInPanel']): string {
  if (leaving && result === SignResult.OnTime) return words.signedOut;
  return leaving && result === SignResult.None ? words.notSignedOut : words.result[result];
}

function noteOf(result: SignResult, words: Labels['signInPanel']): string | undefined {
  switch (result) {
    case SignResult.None:
    case SignResult.Absent:
      return words.askNote;
    case SignResult.Excused:
      return words.excusedNote;
    case SignResult.OnTime:
    case SignResult.Late:
    case SignResult.EarlyLeave:
      return undefined;
    default:
      return result satisfies never;
  }
}

/** The result. It receives the focus if the form that had it has disappeared. */
export function Outcome({ ref, result, time, method, correctedBy, leaving, now, words }: OutcomeProps) {
  const { tone, glyph } = looks[result];
  const note = noteOf(result, words);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      data-part="outcome"
      data-tone={tone}
      className={`${styles.outcome} ${styles.outcomeLook[tone]}`}
    >
      <span className={styles.seal}>
        <Icon glyph={glyph} size="lg" />
      </span>
      <div className={styles.outcomeWords}>
        <p className={styles.outcomeTitle}>{outcomeTitle(result, leaving, words)}</p>
        {time !== undefined && (
          <p className={styles.note}>
            <time dateTime={new Date(time).toISOString()}>{formatDateTime(time, { now })}</time>
            {method !== undefined && ` · ${words.method[method]}`}
          </p>
        )}
        {correctedBy !== undefined && <p className={styles.note}>{words.correctedBy(correctedBy)}</p>}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
