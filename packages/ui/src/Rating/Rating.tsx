import { clsx } from 'clsx';
import { useId, useState, type ComponentProps, type Ref } from 'react';
import { useFieldGroup } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import * as styles from './Rating.css.ts';
import { Star } from './Star.tsx';

export interface RatingProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLFieldSetElement>;
  /** Number of stars; 0 for none yet. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  max?: number;
  /** Name of the field in a form. */
  name?: string;
  required?: boolean;
  size?: Size;
}

/**
 * Lets a person rate with stars, which are native radio buttons with a word for each. To show a rating use
 * RatingScore.
 */
export function Rating({
  value,
  defaultValue = 0,
  onValueChange,
  max = 5,
  name,
  required = false,
  size = 'md',
  className,
  ref,
  ...rest
}: RatingProps) {
  const id = useId();
  const labels = useLabels('rating');
  const root = useSharedRef(ref);
  const field = useFieldGroup(rest);
  const must = required || field.required;
  const [given, give] = useFormValue(root, value, defaultValue, onValueChange);
  const [under, setUnder] = useState(0);
  const off = rest.disabled === true;
  const shown = off || under === 0 ? given : under;
  const word = (stars: number) => (max === 5 ? labels.words[stars - 1] : undefined);
  return (
    <fieldset
      {...rest}
      {...field.group}
      ref={root}
      role="radiogroup"
      aria-required={must || undefined}
      aria-invalid={field.invalid || undefined}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        setUnder(0);
      }}
      data-component="Rating"
      data-disabled={off ? '' : undefined}
      className={clsx(styles.root, styles.size[size], className)}
    >
      {Array.from({ length: max }, (_, at) => at + 1).map((stars) => (
        <label
          key={stars}
          onPointerEnter={(event) => {
            // There is no preview on touch screens, because without hover it would stay.
            if (event.pointerType !== 'touch') setUnder(stars);
          }}
          data-part="star"
          data-state={stars <= shown ? 'on' : 'off'}
          className={styles.star}
        >
          <input
            type="radio"
            name={name ?? id}
            value={stars}
            checked={stars === given}
            required={must}
            onChange={() => give(stars)}
            aria-label={labels.stars(stars, word(stars))}
            className={styles.radio}
          />
          <Star fill={stars <= shown ? 1 : 0} />
        </label>
      ))}
      {/* The word is hidden from screen readers, because the radio button says the same. */}
      <span aria-hidden="true" className={styles.word} data-part="word">
        {word(shown)}
      </span>
    </fieldset>
  );
}
