import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useValidity } from '../hooks/useValidity.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actionOf } from '../keyboard/keyMap.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { bare, controlSize, frame } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import { faultOf, formatNumber, keySteps, numberInputKeys, parseNumber, stepFrom } from './model.ts';
import * as styles from './NumberInput.css.ts';

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'ref'
> {
  ref?: Ref<HTMLInputElement>;
  /** The number; `null` for an empty field, which is not 0. */
  value?: number | null;
  defaultValue?: number | null;
  /** Called with every number typed, including those out of bounds. Not called while the text is no number. */
  onValueChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The unit, shown after the number, such as “minutes”. */
  unit?: ReactNode;
  size?: Size;
}

/**
 * A number field with buttons that increase and decrease it by one step: a text field in the ARIA Authoring Practices'
 * “Spinbutton” pattern. It is not a native number input, because that drops text it cannot read and changes
 * with the mouse wheel. Text that is no number stays, with an error message. `className` and `style` go to the
 * root, all other props to the input.
 */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  size = 'md',
  className,
  style,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: NumberInputProps) {
  const id = useId();
  const labels = useLabels('numberInput');
  const input = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const [number, setNumber] = useFormValue(input, value, defaultValue, (next) => onValueChange?.(next));
  /**
   * Typed text that is not yet in its final form, such as “1,2” of “1,200”, with the value that it belongs
   * to.
   */
  const [draft, setDraft] = useState<{ text: string; of: number | null }>();
  // When the parent sets another value, it replaces unfinished text.
  const text = draft !== undefined && Object.is(draft.of, number) ? draft.text : formatNumber(number);

  const bounds = { min, max, step };
  const fault = faultOf(parseNumber(text), bounds);
  const sentence =
    fault === undefined
      ? undefined
      : {
          notANumber: labels.notANumber,
          tooSmall: labels.tooSmall(min ?? 0),
          tooLarge: labels.tooLarge(max ?? 0),
        }[fault];
  useValidity(input, sentence);
  // No error is shown while the person types, because an unfinished “1” of “12” is not too small yet.
  const [left, setLeft] = useState(true);
  const shown = left ? sentence : undefined;

  const type = (next: string) => {
    const parsed = parseNumber(next);
    setDraft({ text: next, of: parsed === undefined ? number : parsed });
    if (parsed !== undefined) setNumber(parsed);
  };
  const settle = () => {
    setLeft(true);
    if (parseNumber(text) !== undefined) setDraft(undefined);
  };
  const move = (steps: number) => {
    setDraft(undefined);
    setNumber(stepFrom(number, steps, bounds));
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    const wish = actionOf(numberInputKeys, event);
    if (wish === 'settle') return settle();
    if (wish === undefined || rest.readOnly === true) return;
    event.preventDefault();
    move(keySteps[wish]);
  };

  const off = rest.disabled === true || rest.readOnly === true;
  const stepper = (label: string, glyph: typeof Plus, steps: number, atEnd: boolean) => (
    <IconButton
      glyph={glyph}
      label={label}
      size="sm"
      tabIndex={-1}
      aria-controls={wiring.id}
      disabled={off || atEnd}
      onClick={() => move(steps)}
      className={styles.stepper}
    />
  );

  return (
    <div data-component="NumberInput" className={clsx(styles.root, className)} style={style}>
      <div
        data-part="frame"
        data-invalid={shown !== undefined || wiring['aria-invalid'] === true ? '' : undefined}
        data-disabled={rest.disabled === true ? '' : undefined}
        className={clsx(frame, controlSize[size])}
      >
        <input
          inputMode={Number.isInteger(step) && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...rest}
          {...wiring}
          ref={input}
          type="text"
          role="spinbutton"
          value={text}
          aria-valuenow={number ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={shown === undefined ? wiring['aria-invalid'] : true}
          aria-describedby={
            [wiring['aria-describedby'], shown !== undefined && `${id}-fault`].filter(Boolean).join(' ') ||
            undefined
          }
          onChange={(event) => {
            setLeft(false);
            type(event.currentTarget.value);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            settle();
          }}
          onKeyDown={keyDown}
          data-part="input"
          className={clsx(bare, styles.input)}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        {stepper(labels.decrease, Minus, -1, number !== null && min !== undefined && number <= min)}
        {stepper(labels.increase, Plus, 1, number !== null && max !== undefined && number >= max)}
      </div>
      <FieldError id={`${id}-fault`}>{shown}</FieldError>
    </div>
  );
}
