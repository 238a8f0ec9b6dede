import { clsx } from 'clsx';
import type { ComponentProps, Ref } from 'react';
import { FieldContext, useFieldGroup } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import * as styles from './DatePicker.css.ts';
import { DatePicker } from './DatePicker.tsx';
import { dayOf, written8601 } from './model.ts';

export interface Days {
  /** The first day as YYYY-MM-DD; `''` while not chosen. */
  from: string;
  to: string;
}

export interface DateRangeProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'value' | 'defaultValue' | 'ref' | 'name'
> {
  ref?: Ref<HTMLFieldSetElement>;
  value?: Days;
  defaultValue?: Days;
  onValueChange?: (value: Days) => void;
  min?: string;
  max?: string;
  /** Greatest number of days of the range, including both ends. */
  maxDays?: number;
  /** Names of the two fields in a form. */
  names?: Days;
  today?: string;
  size?: Size;
}

const open: Days = { from: '', to: '' };

/**
 * A range of days: two DatePickers, each limited by the other. Put it into a Field or give it an `aria-label`.
 */
export function DateRange({
  value,
  defaultValue = open,
  onValueChange,
  min,
  max,
  maxDays,
  names,
  today,
  size = 'md',
  className,
  ref,
  ...rest
}: DateRangeProps) {
  const labels = useLabels('datePicker');
  const root = useSharedRef(ref);
  const field = useFieldGroup(rest);
  const [days, setDays] = useFormValue(root, value, defaultValue, onValueChange);
  const from = dayOf(days.from);
  // A range that is too long is refused at its end date, because people choose the end last.
  const longest =
    maxDays === undefined || from === undefined ? undefined : written8601(from.add({ days: maxDays - 1 }));
  const last = [max, longest].filter((each) => each !== undefined).sort()[0];
  const shared = {
    size,
    today,
    disabled: rest.disabled,
    required: field.required,
    'aria-invalid': field.invalid || undefined,
  };
  return (
    <fieldset
      {...rest}
      {...field.group}
      ref={root}
      data-component="DateRange"
      className={clsx(styles.range, className)}
    >
      {/* The label and messages of the surrounding Field belong to both pickers together, so neither takes
         them. */}
      <FieldContext value={undefined}>
        <DatePicker
          {...shared}
          aria-label={labels.from}
          name={names?.from}
          value={days.from}
          min={min}
          max={max}
          onValueChange={(next) => setDays({ ...days, from: next })}
          className={styles.end}
        />
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        <DatePicker
          {...shared}
          aria-label={labels.to}
          name={names?.to}
          value={days.to}
          min={days.from === '' ? min : days.from}
          max={last}
          onValueChange={(next) => setDays({ ...days, to: next })}
          className={styles.end}
        />
      </FieldContext>
    </fieldset>
  );
}
