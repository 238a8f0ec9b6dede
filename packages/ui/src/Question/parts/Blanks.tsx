import { Fragment } from 'react';
import type { FillInAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as styles from './answers.css.ts';

/** The sentence with a field at each blank. It is the legend, so that screen readers read it as a whole. */
export function Blanks({ asked, start, locked, words }: AnswerPartProps<FillInAsked>) {
  const count = asked.pieces.length - 1;
  return (
    <span className={styles.sentence} data-part="sentence">
      {asked.pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <input
              type="text"
              aria-label={words.blank(index, count)}
              defaultValue={start[index - 1]}
              // The attribute is set on each field, because a disabled fieldset does not disable the controls
              // in its legend.
              disabled={locked}
              autoComplete="off"
              data-part="blank"
              className={styles.blank}
            />
          )}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
