import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, ComponentProps } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { bare, controlSize, frame } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'size' | 'multiple' | 'value' | 'defaultValue'
> {
  /** The options in order. For groups of options pass `optgroup` elements as children instead. */
  options?: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  size?: Size;
}

/**
 * A choice of one option from a list. It is the native select, which phones and screen readers support best.
 * `className` and `style` go to the frame, all other props to the select.
 */
export function Select({
  options = [],
  size = 'md',
  onValueChange,
  onChange,
  className,
  style,
  children,
  ...rest
}: SelectProps) {
  const wiring = useFieldControl(rest);
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <div
      data-component="Select"
      data-invalid={wiring['aria-invalid'] === true ? '' : undefined}
      data-disabled={rest.disabled === true ? '' : undefined}
      className={clsx(frame, controlSize[size], styles.root, className)}
      style={style}
    >
      <select {...rest} {...wiring} onChange={change} data-part="input" className={clsx(bare, styles.select)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon glyph={ChevronDown} className={styles.chevron} />
    </div>
  );
}
