import { clsx } from 'clsx';
import { useId, type ComponentProps, type CSSProperties, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import * as styles from './Slider.css.ts';

export interface SliderMark {
  value: number;
  label?: string;
}

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'list' | 'ref'
> {
  ref?: Ref<HTMLInputElement>;
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Values that are marked on the track, with labels below. */
  marks?: readonly SliderMark[];
  /** Writes the value in words, for screen readers and beside the track, such as “1.25 times”. */
  valueText?: (value: number) => string;
  /** Shows the value to screen readers only. */
  hideValue?: boolean;
}

/**
 * A rough amount, chosen with the native slider with one thumb. For exact values use a NumberInput. `className`
 * and `style` go to the root, all other props to the input.
 */
export function Slider({
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  onValueChange,
  marks,
  valueText = String,
  hideValue = false,
  className,
  style,
  ref,
  ...rest
}: SliderProps) {
  const id = useId();
  const input = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const [current, setCurrent] = useFormValue(input, value, defaultValue, onValueChange);
  const share = (at: number) => (max > min ? (Math.min(max, Math.max(min, at)) - min) / (max - min) : 0);
  const at = (place: number): CSSProperties & Record<'--share', number> => ({ '--share': share(place) });
  return (
    <div
      data-component="Slider"
      className={clsx(styles.root, hideValue && styles.alone, className)}
      style={style}
    >
      <input
        {...rest}
        {...wiring}
        ref={input}
        type="range"
        min={min}
        max={max}
        step={step}
        value={current}
        list={marks === undefined ? undefined : `${id}-marks`}
        aria-valuetext={valueText(current)}
        onChange={(event) => setCurrent(event.currentTarget.valueAsNumber)}
        style={at(current)}
        data-part="input"
        className={styles.input}
      />
      {!hideValue && (
        <output aria-hidden="true" className={styles.output} data-part="value">
          {valueText(current)}
        </output>
      )}
      {marks !== undefined && (
        <>
          <datalist id={`${id}-marks`}>
            {marks.map((mark) => (
              <option key={mark.value} value={mark.value}>
                {mark.label ?? mark.value}
              </option>
            ))}
          </datalist>
          <div aria-hidden="true" className={styles.marks} data-part="marks">
            {marks.map((mark) => (
              <span
                key={mark.value}
                style={at(mark.value)}
                data-state={mark.value <= current ? 'passed' : 'ahead'}
                className={styles.mark}
              >
                {mark.label}
              </span>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
