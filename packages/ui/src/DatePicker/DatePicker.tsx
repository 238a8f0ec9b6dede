import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentProps, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { useFormReset } from '../hooks/useFormValue.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useValidity } from '../hooks/useValidity.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actionOf } from '../keyboard/keyMap.ts';
import { Popover } from '../Popover/Popover.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { bare, controlSize, frame } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import * as styles from './DatePicker.css.ts';
import { dateFieldKeys, dayFault, dayOf, finished, parseDay, written8601 } from './model.ts';
import { Calendar } from './parts/Calendar.tsx';

export interface DatePickerProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'ref' | 'min' | 'max'
> {
  ref?: Ref<HTMLInputElement>;
  /** The day as YYYY-MM-DD; `''` for none. */
  value?: string;
  defaultValue?: string;
  /**
   * Called with every valid date, including days that `min`, `max` or `isDayDisabled` exclude, and with `''`
   * when the field is emptied. Not called for text that is no date.
   */
  onValueChange?: (value: string) => void;
  /** The first day allowed, as YYYY-MM-DD; `max` is the last. */
  min?: string;
  max?: string;
  /** Returns true for days that cannot be chosen, such as holidays or fully booked sessions. */
  isDayDisabled?: (day: string) => boolean;
  /** Today as YYYY-MM-DD, when the server's clock should be used instead of the device's. */
  today?: string;
  size?: Size;
}

/**
 * A field for a day, which is typed or chosen from a calendar: a text field with the ARIA Authoring Practices'
 * “Date Picker Dialog”. Text that is no date stays in the field, with an error message. `className` and `style`
 * go to the root, all other props to the input.
 */
export function DatePicker({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  isDayDisabled,
  today,
  size = 'md',
  className,
  style,
  ref,
  ...rest
}: DatePickerProps) {
  const id = useId();
  const labels = useLabels('datePicker');
  const root = useRef<HTMLDivElement>(null);
  const input = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const [first] = useState(value ?? defaultValue);
  const [day, setDay] = useControlled(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  /** Typed text that is no complete date yet, with the value that it belongs to. */
  const [draft, setDraft] = useState<{ text: string; of: string }>();
  // When the parent sets another value, it replaces unfinished text.
  const text = draft !== undefined && draft.of === day ? draft.text : day;
  useFormReset(input, () => {
    setDraft(undefined);
    setDay(first);
  });

  const bounds = { min, max, isDayDisabled };
  const fault = dayFault(parseDay(text), bounds);
  const sentences = {
    notADay: labels.notADay,
    tooEarly: labels.tooEarly(min ?? ''),
    tooLate: labels.tooLate(max ?? ''),
    notAvailable: labels.notAvailable,
  };
  const sentence = fault === undefined ? undefined : sentences[fault];
  useValidity(input, sentence);
  // No error is shown while the person types, because an unfinished “2026-1” of “2026-11-21” is not wrong
  // yet.
  const [left, setLeft] = useState(true);
  const shown = left ? sentence : undefined;

  const put = (next: string) => {
    setDay(next);
    setDraft(undefined);
    setLeft(true);
  };
  const type = (next: string) => {
    setLeft(false);
    const parsed = parseDay(next);
    if (parsed === undefined || !finished(next)) return setDraft({ text: next, of: day });
    const plain = parsed === null ? '' : written8601(parsed);
    setDraft({ text: next, of: plain });
    return setDay(plain);
  };
  const settle = () => {
    setLeft(true);
    const parsed = parseDay(text);
    if (parsed === undefined) return;
    setDraft(undefined);
    setDay(parsed === null ? '' : written8601(parsed));
  };

  // A choice closes the calendar, and the focus returns to the field that now shows the day.
  const chose = useRef(false);
  useEffect(() => {
    if (!open && chose.current) input.current?.focus();
    chose.current = false;
  }, [open, input]);

  const off = rest.disabled === true || rest.readOnly === true;
  return (
    <div ref={root} data-component="DatePicker" className={clsx(styles.root, className)} style={style}>
      <div
        data-part="frame"
        data-invalid={shown !== undefined || wiring['aria-invalid'] === true ? '' : undefined}
        data-disabled={rest.disabled === true ? '' : undefined}
        className={clsx(frame, controlSize[size])}
      >
        <input
          placeholder={labels.placeholder}
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...wiring}
          ref={input}
          type="text"
          value={text}
          aria-invalid={shown === undefined ? wiring['aria-invalid'] : true}
          aria-describedby={
            [wiring['aria-describedby'], shown !== undefined && `${id}-fault`].filter(Boolean).join(' ') ||
            undefined
          }
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={(event) => {
            rest.onBlur?.(event);
            settle();
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            if (event.nativeEvent.isComposing) return;
            const action = actionOf(dateFieldKeys, event);
            if (action === 'settle') settle();
            if (action !== 'openCalendar' || off) return;
            event.preventDefault();
            setOpen(true);
          }}
          data-part="input"
          className={clsx(bare, styles.input)}
        />
        <Popover
          label={labels.choose}
          open={open && !off}
          onOpenChange={setOpen}
          align="end"
          trigger={
            <IconButton
              glyph={CalendarDays}
              label={day === '' ? labels.choose : labels.change(day)}
              size="sm"
              disabled={off}
              className={styles.button}
            />
          }
        >
          <Calendar
            chosen={dayOf(day)}
            today={dayOf(today ?? '') ?? todayIn(getLocalTimeZone())}
            bounds={bounds}
            onChoose={(next) => {
              put(written8601(next));
              chose.current = true;
              setOpen(false);
            }}
          />
        </Popover>
      </div>
      <FieldError id={`${id}-fault`}>{shown}</FieldError>
    </div>
  );
}
