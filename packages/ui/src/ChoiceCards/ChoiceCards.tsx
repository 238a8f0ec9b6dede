import { clsx } from 'clsx';
import { useId, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { box } from '../Checkbox/Checkbox.css.ts';
import { useFieldGroup } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useValidity } from '../hooks/useValidity.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import type { ChoiceOption } from '../RadioGroup/RadioGroup.tsx';
import { radio } from '../RadioGroup/RadioGroup.css.ts';
import * as styles from './ChoiceCards.css.ts';

export interface ChoiceCardOption<Value extends string = string> extends ChoiceOption<Value> {
  /** An Icon or a small picture before the label. */
  icon?: ReactNode;
  /** Short content at the end of the card, such as a price or a Tag. */
  aside?: ReactNode;
}

interface Shared<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLFieldSetElement>;
  options: readonly ChoiceCardOption<Value>[];
  /** Name of the field in a form. */
  name?: string;
  required?: boolean;
}

interface One<Value extends string> {
  multiple?: false;
  value?: Value | '';
  defaultValue?: Value | '';
  onValueChange?: (value: Value) => void;
}

interface Several<Value extends string> {
  /** Several cards may be chosen, so they are check boxes instead of radio buttons. */
  multiple: true;
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onValueChange?: (value: readonly Value[]) => void;
}

export type ChoiceCardsProps<Value extends string = string> = Shared<Value> & (One<Value> | Several<Value>);

/** The chosen values as a list, for a single choice as well as for several. */
function listOf<Value extends string>(value: Value | '' | readonly Value[] | undefined) {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') return value;
  return value === '' ? [] : [value];
}

/**
 * Options that need more than a word, such as plans, roles or methods of payment. Each card is the label of a
 * native radio button or check box, so a click anywhere on it counts. Put it into a Field or give it an
 * `aria-label`.
 */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { options, name, required = false, className, ref, ...others } = props;
  const { multiple = false, value, defaultValue, onValueChange: _tell, ...rest } = others;
  const id = useId();
  const labels = useLabels('checkboxGroup');
  const root = useSharedRef(ref);
  const first = useRef<HTMLInputElement>(null);
  const field = useFieldGroup(rest);
  const must = required || field.required;
  const tell = (next: readonly Value[]) => {
    if (props.multiple === true) return props.onValueChange?.(next);
    const [only] = next;
    return only === undefined ? undefined : props.onValueChange?.(only);
  };
  const [chosen, choose] = useFormValue<readonly Value[]>(
    root,
    listOf<Value>(value),
    listOf<Value>(defaultValue) ?? [],
    tell,
  );
  useValidity(first, multiple && must && chosen.length === 0 ? labels.chooseOne : undefined);

  const toggle = (option: Value, checked: boolean) => {
    if (!multiple) return choose([option]);
    const wanted = (each: Value) => (each === option ? checked : chosen.includes(each));
    return choose(options.filter((each) => wanted(each.value)).map((each) => each.value));
  };

  return (
    <fieldset
      {...rest}
      {...field.group}
      {...(multiple
        ? {}
        : {
            role: 'radiogroup',
            'aria-required': must || undefined,
            'aria-invalid': field.invalid || undefined,
          })}
      ref={root}
      data-component="ChoiceCards"
      data-invalid={field.invalid ? '' : undefined}
      className={clsx(styles.root, className)}
    >
      {options.map((option, at) => {
        const part = `${id}-${option.value}`;
        return (
          <label
            key={option.value}
            data-part="card"
            data-state={chosen.includes(option.value) ? 'checked' : 'unchecked'}
            data-disabled={option.disabled === true || rest.disabled === true ? '' : undefined}
            className={styles.card}
          >
            <input
              ref={at === 0 ? first : undefined}
              type={multiple ? 'checkbox' : 'radio'}
              name={name ?? id}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={option.disabled}
              required={must && !multiple}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              aria-labelledby={option.aside === undefined ? part : `${part} ${part}-aside`}
              aria-describedby={option.description === undefined ? undefined : `${part}-more`}
              aria-invalid={(multiple && field.invalid) || undefined}
              data-part="input"
              className={clsx(multiple ? box : radio, styles.input)}
            />
            {option.icon !== undefined && (
              <span className={styles.icon} data-part="icon">
                {option.icon}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.head}>
                <span id={part} className={styles.label}>
                  {option.label}
                </span>
                {option.aside !== undefined && <span id={`${part}-aside`}>{option.aside}</span>}
              </span>
              {option.description !== undefined && (
                <span id={`${part}-more`} className={styles.description}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
