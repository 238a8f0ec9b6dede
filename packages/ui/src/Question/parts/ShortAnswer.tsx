import { clsx } from 'clsx';
import { control } from '../../style/control.css.ts';
import type { ShortAnswerAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as styles from './answers.css.ts';

/** A field for a written answer, with files when the question allows them. */
export function ShortAnswer({ asked, id, start, locked, words }: AnswerPartProps<ShortAnswerAsked>) {
  return (
    <>
      <textarea
        aria-labelledby={`${id}-stem`}
        placeholder={words.answerHint}
        defaultValue={start[0]}
        maxLength={asked.maxLength}
        disabled={locked}
        className={clsx(control, styles.essay)}
      />
      {asked.files}
    </>
  );
}
