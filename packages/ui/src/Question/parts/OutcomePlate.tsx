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
  /** It has just come: the focus goes to it, because the button that asked for it is gone. */
  fresh?: boolean;
}

/** What came of the answer: verdict with sign and word, points, explanation, the marker's words. */
export function OutcomePlate({ outcome, points, words, fresh = false }: OutcomePlateProps) {
  const { verdict, gotScore, explanation, comment } = outcome;
  const plate = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A paper that is restored with several outcomes keeps its focus.
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
