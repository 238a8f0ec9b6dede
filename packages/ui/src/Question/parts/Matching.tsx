import { Select } from '../../Select/Select.tsx';
import { letterOf, pairsOf } from '../model.ts';
import type { MatchingAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as styles from './answers.css.ts';

/**
 * A native select for each item on the left, with the items on the right as options, so that nothing needs to
 * be dragged.
 */
export function Matching({ asked, id, start, locked, words }: AnswerPartProps<MatchingAsked>) {
  const pairs = pairsOf(start);
  const choices = [
    { value: '', label: words.matchPick },
    ...asked.right.map(({ key, text }, index) => ({ value: key, label: `${letterOf(index)}  ${text}` })),
  ];
  return (
    <>
      <ul className={styles.choices} aria-label={words.matchChoices}>
        {asked.right.map(({ key, text, shown = text }, index) => (
          <li key={key}>
            <b>{letterOf(index)}</b> <bdi>{shown}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.options} data-part="pairs">
        {asked.left.map(({ key, text, shown = text }) => (
          <label key={key} htmlFor={`${id}-${key}`} className={styles.pair}>
            <bdi>{shown}</bdi>
            <Select
              id={`${id}-${key}`}
              aria-label={text}
              name={key}
              size="lg"
              defaultValue={pairs.get(key) ?? ''}
              disabled={locked}
              options={choices}
            />
          </label>
        ))}
      </div>
    </>
  );
}
