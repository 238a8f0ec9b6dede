import { clsx } from 'clsx';
import { useId, type ComponentProps, type ComponentType } from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  glyph?: ComponentType<ComponentProps<'svg'>>;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'value'
> {
  /** Name of the choice for screen readers. */
  label: string;
  items: readonly Segment<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Shows only the icons; the labels stay the accessible names. */
  iconsOnly?: boolean;
}

/**
 * A choice of one of two to five short options, all visible, such as list or cards. Built on native radio
 * buttons.
 */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  iconsOnly = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  const [chosen, setChosen] = useControlled<Value | undefined>(
    value,
    defaultValue ?? items[0]?.value,
    (next) => next !== undefined && onValueChange?.(next),
  );
  return (
    <fieldset
      {...rest}
      aria-label={label}
      data-component="SegmentedControl"
      className={clsx(styles.root, className)}
    >
      {items.map((item) => (
        <label
          key={item.value}
          data-part="segment"
          data-state={item.value === chosen ? 'checked' : 'unchecked'}
          data-disabled={item.disabled === true ? '' : undefined}
          title={iconsOnly ? item.label : undefined}
          className={styles.segment}
        >
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === chosen}
            disabled={item.disabled}
            onChange={() => setChosen(item.value)}
            className={styles.radio}
          />
          {item.glyph !== undefined && <Icon glyph={item.glyph} />}
          {iconsOnly && item.glyph !== undefined ? (
            <VisuallyHidden>{item.label}</VisuallyHidden>
          ) : (
            <span>{item.label}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
