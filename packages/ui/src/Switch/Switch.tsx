import { clsx } from 'clsx';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  onCheckedChange?: (checked: boolean) => void;
  /** What is switched on or off. The text does not change with the state. */
  children?: ReactNode;
  /** Puts the text at the start and the switch at the end of the line, for lists of settings. */
  spread?: boolean;
}

// The browser exposes the state of a check box with this role as it does for any check box.
const asSwitch = { role: 'switch' } as const;

/**
 * Switches something on or off at once, without a button to save: a native check box with the role of a switch.
 * In a form that is submitted use a Checkbox. `className` and `style` go to the label around it, all other
 * props to the input.
 */
export function Switch({
  onCheckedChange,
  onChange,
  spread = false,
  className,
  style,
  children,
  ...rest
}: SwitchProps) {
  const { 'aria-invalid': _invalid, ...wiring } = useFieldControl(rest);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };
  return (
    <label
      data-component="Switch"
      data-disabled={rest.disabled === true ? '' : undefined}
      className={clsx(styles.root, spread && styles.spread, className)}
      style={style}
    >
      <input
        {...rest}
        {...wiring}
        type="checkbox"
        {...asSwitch}
        onChange={change}
        data-part="input"
        className={styles.track}
      />
      {children !== undefined && <span data-part="label">{children}</span>}
    </label>
  );
}
