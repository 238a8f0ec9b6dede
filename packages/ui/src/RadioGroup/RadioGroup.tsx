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
  /** A further sentence about the option. */
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
  /** The option chosen at first. Default: none. */
  defaultValue?: Value | '';
  onValueChange?: (value: Value) => void;
  /** Name of the field in a form. */
  name?: string;
  required?: boolean;
  orientation?: Orientation;
}

/**
 * Lets a person choose one of a few options, as native radio buttons in a fieldset. Put it into a Field or give
 * it an `aria-label`.
 */
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
