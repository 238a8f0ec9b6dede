import { Select } from '../../Select/Select.tsx';
import { letterOf, pairsOf } from '../model.ts';
import type { MatchingAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as styles from './answers.css.ts';

/** For each thing on the left a native select of those on the right: nothing needs dragging. */
export function Matching({ asked, id, start, locked, words }: AnswerPartProps<MatchingAsked>) {
  const pairs = pairsOf(start);
  const choices = [
    { value: '', label: words.matchPick },
    ...asked.right.map(({ key, text }, index) => ({ value: key, label: `${letterOf(index)}  ${text}` })),
  ];
  return (
    <>
      <ul className={styles.choices} aria-label={words.matchChoices}>
        {asked.right.map(({ key, text }, index) => (
          <li key={key}>
            <b>{letterOf(index)}</b> <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.options} data-part="pairs">
        {asked.left.map(({ key, text }) => (
          <label key={key} htmlFor={`${id}-${key}`} className={styles.pair}>
            <bdi>{text}</bdi>
            <Select
              id={`${id}-${key}`}
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
