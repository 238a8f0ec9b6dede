import { CircleCheck, CircleX, Contrast, Hourglass } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import type { Labels } from '../../provider/index.ts';
import type { QuestionOutcome } from '../types.ts';
import * as styles from './review.css.ts';

const glyphs = { right: CircleCheck, partly: Contrast, wrong: CircleX, unmarked: Hourglass } as const;

interface OutcomePlateProps {
  outcome: QuestionOutcome;
  points: number | undefined;
  words: Labels['question'];
  /**
   * Whether the result has just arrived. It then takes the focus, because the button that asked for it has
   * disappeared.
   */
  fresh?: boolean;
}

/** The result of an answer: right or wrong by sign and word, points, explanation and the marker's comment. */
export function OutcomePlate({ outcome, points, words, fresh = false }: OutcomePlateProps) {
  const { verdict, gotScore, explanation, comment } = outcome;
  const plate = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The focus moves only when nothing else has it, so that a paper restored with several results does not
    // move it.
    if (fresh && document.activeElement === document.body) plate.current?.focus();
  }, [fresh]);
  const score = gotScore === undefined ? undefined : words.got(gotScore, points);
  return (
    <fieldset
      ref={plate}
      tabIndex={-1}
      aria-label={[words.verdict[verdict], score].filter(Boolean).join(' ')}
      data-part="outcome"
      data-state={verdict}
      className={clsx(styles.plate, styles.plateTone[verdict])}
    >
      <div className={clsx(styles.verdict, styles.verdictTone[verdict])}>
        <Icon glyph={glyphs[verdict]} />
        {words.verdict[verdict]}
        {score !== undefined && <span className={styles.score}>{score}</span>}
      </div>
      {explanation !== undefined && (
        <div className={styles.labelled}>
          <p className={styles.label}>{words.explanation}</p>
          <div className={styles.prose}>{explanation}</div>
        </div>
      )}
      {comment !== undefined && (
        <div className={styles.labelled}>
          <p className={styles.label}>{words.comment}</p>
          <div className={styles.prose}>{comment}</div>
        </div>
      )}
    </fieldset>
  );
}
