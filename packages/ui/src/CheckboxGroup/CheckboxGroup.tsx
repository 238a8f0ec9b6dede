import { clsx } from 'clsx';
import { useId, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldContext, useFieldGroup } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useValidity } from '../hooks/useValidity.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import type { ChoiceOption, Orientation } from '../RadioGroup/RadioGroup.tsx';
import * as styles from './CheckboxGroup.css.ts';

const none: readonly never[] = [];

export interface CheckboxGroupProps<Value extends string = string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLFieldSetElement>;
  options: readonly ChoiceOption<Value>[];
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** Called with the chosen values, in the order of the options. */
  onValueChange?: (value: readonly Value[]) => void;
  /** Name of the field in a form; each chosen value is sent under this name. */
  name?: string;
  /** Whether the person must choose at least one. */
  required?: boolean;
  orientation?: Orientation;
  /**
   * Label of an extra box above the others that checks or clears all of them. Without it there is no such box.
   */
  selectAll?: ReactNode;
}

/**
 * Lets a person choose any of a few options, as check boxes in a fieldset. Put it into a Field or give it an
 * `aria-label`.
 */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  defaultValue = none,
  onValueChange,
  name,
  required = false,
  orientation = 'block',
  selectAll,
  className,
  ref,
  ...rest
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const labels = useLabels('checkboxGroup');
  const root = useSharedRef(ref);
  const first = useRef<HTMLInputElement>(null);
  const field = useFieldGroup(rest);
  const [chosen, choose] = useFormValue<readonly Value[]>(root, value, defaultValue, onValueChange);
  const must = required || field.required;
  // Browsers apply `required` to a single check box, not to a group, so the group's validity is set here.
  useValidity(first, must && chosen.length === 0 ? labels.chooseOne : undefined);

  const put = (wanted: (option: ChoiceOption<Value>) => boolean) =>
    choose(options.filter((option) => wanted(option)).map((option) => option.value));
  const free = options.filter((option) => option.disabled !== true);
  const all = free.every((option) => chosen.includes(option.value));
  const some = free.some((option) => chosen.includes(option.value));

  return (
    <fieldset
      {...rest}
      {...field.group}
      ref={root}
      data-component="CheckboxGroup"
      data-invalid={field.invalid ? '' : undefined}
      className={clsx(styles.root, styles.orientation[orientation], className)}
    >
      {/* The label and messages of the surrounding Field belong to the group, so the boxes inside must not
         take them. */}
      <FieldContext value={undefined}>
        {selectAll !== undefined && (
          <Checkbox
            checked={all}
            indeterminate={some && !all}
            onCheckedChange={(checked) =>
              put((option) => (option.disabled === true ? chosen.includes(option.value) : checked))
            }
            className={styles.all}
          >
            {selectAll}
          </Checkbox>
        )}
        {options.map((option, at) => (
          <Checkbox
            key={option.value}
            ref={at === 0 ? first : undefined}
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            disabled={option.disabled === true || rest.disabled === true}
            aria-invalid={field.invalid || undefined}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}-more`}
            onCheckedChange={(checked) =>
              put(({ value: each }) => (each === option.value ? checked : chosen.includes(each)))
            }
          >
            <span id={`${id}-${option.value}`}>{option.label}</span>
            {option.description !== undefined && (
              <span id={`${id}-${option.value}-more`} className={styles.description}>
                {option.description}
              </span>
            )}
          </Checkbox>
        ))}
      </FieldContext>
    </fieldset>
  );
}
