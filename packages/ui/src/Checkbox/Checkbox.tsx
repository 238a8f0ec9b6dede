import { clsx } from 'clsx';
import { useLayoutEffect, type ChangeEvent, type ComponentProps, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  ref?: Ref<HTMLInputElement>;
  onCheckedChange?: (checked: boolean) => void;
  /** Shows a dash, for a group of which some are checked. It lasts until the next click. */
  indeterminate?: boolean;
}

/**
 * A native check box; a click on its label counts too. `className` and `style` go to the label around it, all
 * other props to the input.
 */
export function Checkbox({
  onCheckedChange,
  onChange,
  indeterminate = false,
  className,
  style,
  children,
  ref,
  ...rest
}: CheckboxProps) {
  const inputRef = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  // This is a layout effect, so that the dash is there in the first frame.
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  }, [indeterminate, inputRef]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };
  return (
    <label
      data-component="Checkbox"
      data-disabled={rest.disabled === true ? '' : undefined}
      className={clsx(styles.root, className)}
      style={style}
    >
      <input
        {...rest}
        {...wiring}
        ref={inputRef}
        type="checkbox"
        onChange={change}
        data-part="input"
        className={styles.box}
      />
      {children !== undefined && <span data-part="label">{children}</span>}
    </label>
  );
}
