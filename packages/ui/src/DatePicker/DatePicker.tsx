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
  /** 2026-11-21; '' for none. */
  value?: string;
  defaultValue?: string;
  /** A day that exists, also one that is not allowed; '' when emptied. Not called for text that is no day. */
  onValueChange?: (value: string) => void;
  /** First and last day allowed, 2026-11-21. */
  min?: string;
  max?: string;
  /** Days that cannot be had: holidays, full sessions. */
  isDayDisabled?: (day: string) => boolean;
  /** Today, where the server's clock is to be trusted more than this device's. */
  today?: string;
  size?: Size;
}

/**
 * A day, typed or chosen from a calendar: a text field beside the ARIA Authoring Practices' “Date Picker Dialog”.
 * Text that is no day stays, with a sentence. `className` and `style` go to the root, the rest to the input.
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
  /** Typed and not yet in its plain form. */
  const [draft, setDraft] = useState<{ text: string; of: string }>();
  // A value that the parent sets meanwhile wins over what is half typed.
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
  // Not while typing: “2026-1” on the way to “2026-11-21” is not yet wrong.
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

  // The calendar closes with a choice, and focus goes back to where the day now stands.
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
