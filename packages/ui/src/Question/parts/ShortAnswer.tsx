import { clsx } from 'clsx';
import { control } from '../../style/control.css.ts';
import type { ShortAnswerAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as frame from '../Question.css.ts';
import * as styles from './answers.css.ts';

interface ShortAnswerProps extends AnswerPartProps<ShortAnswerAsked> {
  /** How many characters are written. */
  typed: number;
}

/** A field for a written answer with the number of its characters, and files when the question allows them. */
export function ShortAnswer({ asked, id, start, locked, words, typed }: ShortAnswerProps) {
  return (
    <>
      <div className={styles.written}>
        <textarea
          aria-labelledby={`${id}-stem`}
          placeholder={words.answerHint}
          defaultValue={start[0]}
          maxLength={asked.maxLength}
          disabled={locked}
          className={clsx(control, styles.essay)}
        />
        <bdi className={frame.tally} data-part="typed">
          {asked.maxLength === undefined ? words.typed(typed) : words.typedOf(typed, asked.maxLength)}
        </bdi>
      </div>
      {asked.files}
    </>
  );
}
