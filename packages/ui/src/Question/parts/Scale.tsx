import { Star } from 'lucide-react';
import { Icon } from '../../Icon/Icon.tsx';
import type { ScaleAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as styles from './answers.css.ts';

interface ScaleProps extends AnswerPartProps<ScaleAsked> {
  /** The chosen number. The stars up to it are filled. */
  chosen: number | undefined;
}

/** A choice of a number or of stars between two named ends: native radio buttons in a row. */
export function Scale({ asked, id, start, locked, words, chosen }: ScaleProps) {
  const { min, max, minLabel, maxLabel, look = 'number' } = asked;
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const nameOf = (step: number) => {
    const name = look === 'star' ? words.stars(step) : String(step);
    if (step === min) return `${name} ${minLabel}`;
    return step === max ? `${name} ${maxLabel}` : name;
  };
  return (
    <div className={styles.scale}>
      <div className={styles.steps} data-part="options">
        {steps.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={id}
              value={step}
              aria-label={nameOf(step)}
              defaultChecked={start.includes(String(step))}
              disabled={locked}
              data-part="option"
              className={styles.stepRadio}
            />
            {look === 'star' ? (
              <Icon
                glyph={Star}
                data-state={chosen !== undefined && step <= chosen ? 'on' : 'off'}
                className={styles.star}
              />
            ) : (
              <span className={styles.stepNumber}>{step}</span>
            )}
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{minLabel}</span>
        <span>{maxLabel}</span>
      </div>
    </div>
  );
}
