import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useFieldGroup } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import * as styles from './RadioGroup.css.ts';

export const orientations = ['block', 'inline'] as const;
export type Orientation = (typeof orientations)[number];

export interface ChoiceOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** One more sentence about it. */
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLFieldSetElement>;
  options: readonly ChoiceOption<Value>[];
  value?: Value | '';
  /** Default: none is chosen. */
  defaultValue?: Value | '';
  onValueChange?: (value: Value) => void;
  /** Name in the form. */
  name?: string;
  required?: boolean;
  orientation?: Orientation;
}

/** One of a few, all in view: native radios in a fieldset. Stands in a Field, or brings its own `aria-label`. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  required = false,
  orientation = 'block',
  className,
  ref,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const root = useSharedRef(ref);
  const field = useFieldGroup(rest);
  const must = required || field.required;
  const [chosen, choose] = useFormValue<Value | ''>(root, value, defaultValue, (next) => {
    if (next !== '') onValueChange?.(next);
  });
  return (
    <fieldset
      {...rest}
      {...field.group}
      ref={root}
      role="radiogroup"
      aria-required={must || undefined}
      aria-invalid={field.invalid || undefined}
      data-component="RadioGroup"
      data-invalid={field.invalid ? '' : undefined}
      className={clsx(styles.root, styles.orientation[orientation], className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-part="option"
          data-state={option.value === chosen ? 'checked' : 'unchecked'}
          data-disabled={option.disabled === true || rest.disabled === true ? '' : undefined}
          className={styles.option}
        >
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === chosen}
            disabled={option.disabled}
            required={must}
            onChange={() => choose(option.value)}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}-more`}
            data-part="input"
            className={styles.radio}
          />
          <span>
            <span id={`${id}-${option.value}`}>{option.label}</span>
            {option.description !== undefined && (
              <span id={`${id}-${option.value}-more`} className={styles.description}>
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
