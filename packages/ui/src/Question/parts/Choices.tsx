import { longestSurveyText, QuestionKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { control } from '../../style/control.css.ts';
import { letterOf, otherKey, otherText } from '../model.ts';
import type { MultipleAsked, SingleAsked, TrueFalseAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as styles from './answers.css.ts';

/** Writing in the text field chooses the option that it belongs to. */
const chooseItsOption = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
  const option = currentTarget.closest('label')?.querySelector<HTMLInputElement>('[data-part="option"]');
  if (option && currentTarget.value !== '') option.checked = true;
};

/**
 * A choice of one or several options: native radio buttons or check boxes, each of whose whole line can be
 * pressed.
 */
export function Choices({ asked, id, start, locked, words }: AnswerPartProps<SingleAsked | MultipleAsked>) {
  const several = asked.kind === QuestionKind.Multiple;
  const own = otherText(start);
  const input = {
    type: several ? 'checkbox' : 'radio',
    name: id,
    disabled: locked,
    'data-part': 'option',
    className: several ? styles.checkbox : styles.radio,
  } as const;
  const line = clsx(styles.option, locked && styles.locked);
  return (
    <div className={styles.options} data-part="options">
      {asked.options.map(({ key, text }, index) => (
        <label key={key} className={line}>
          <input {...input} value={key} defaultChecked={start.includes(key)} />
          <span className={styles.letter}>{letterOf(index)}</span>
          <span className={styles.face}>{text}</span>
        </label>
      ))}
      {asked.other === true && (
        <label className={line}>
          <input {...input} value={otherKey} defaultChecked={own !== undefined} />
          <span className={styles.letter}>{letterOf(asked.options.length)}</span>
          <span className={clsx(styles.face, styles.otherLine)}>
            {words.other}
            <input
              type="text"
              aria-label={words.otherText}
              defaultValue={own}
              disabled={locked}
              maxLength={longestSurveyText.other}
              onChange={chooseItsOption}
              data-part="otherText"
              className={clsx(control, styles.otherInput)}
            />
          </span>
        </label>
      )}
    </div>
  );
}

/** Two radio buttons side by side for true and false, each with a sign and a word. */
export function TrueFalse({ id, start, locked, words }: AnswerPartProps<TrueFalseAsked>) {
  const sides = [
    { key: 'T', word: words.true, glyph: Check },
    { key: 'F', word: words.false, glyph: X },
  ];
  return (
    <div className={clsx(styles.options, styles.twins)} data-part="options">
      {sides.map(({ key, word, glyph }) => (
        <label key={key} className={clsx(styles.option, locked && styles.locked)}>
          <input
            type="radio"
            name={id}
            value={key}
            defaultChecked={start.includes(key)}
            disabled={locked}
            data-part="option"
            className={styles.radio}
          />
          <span className={clsx(styles.face, styles.signed)}>
            <Icon glyph={glyph} />
            {word}
          </span>
        </label>
      ))}
    </div>
  );
}
