import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Menu.css.ts';
import { useMenuPieces } from './parts/pieces.ts';

/** The place of the tick, which is kept free while the entry is not chosen. */
function Tick() {
  const { ItemIndicator } = useMenuPieces();
  return (
    <span className={styles.tick}>
      <ItemIndicator asChild>
        <Icon glyph={Check} />
      </ItemIndicator>
    </span>
  );
}

export interface MenuCheckboxItemProps extends Omit<ComponentProps<'button'>, 'onSelect' | 'onChange'> {
  checked: boolean;
  /** Called with the new state by click, Enter or Space. The menu then closes. */
  onCheckedChange: (checked: boolean) => void;
}

/** An entry of a menu that is on or off. */
export function MenuCheckboxItem({
  checked,
  onCheckedChange,
  disabled = false,
  className,
  children,
  ...rest
}: MenuCheckboxItemProps) {
  const { CheckboxItem } = useMenuPieces();
  return (
    <CheckboxItem asChild checked={checked} onCheckedChange={onCheckedChange} disabled={disabled}>
      <button type="button" {...rest} data-part="item" className={clsx(styles.item, className)}>
        <Tick />
        <span>{children}</span>
      </button>
    </CheckboxItem>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  /** The name of the choice, shown above its entries. */
  label: string;
  value: Value;
  /** Called with the value of the chosen entry. The menu then closes. */
  onValueChange: (value: Value) => void;
  /** The choices; their labels are the texts of the entries. */
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly disabled?: boolean }[];
}

/** Entries of a menu of which one is chosen. */
export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuRadioGroupProps<Value>) {
  const { Label, RadioGroup, RadioItem } = useMenuPieces();
  const choose = (next: string) => {
    const option = options.find((each) => each.value === next);
    if (option !== undefined) onValueChange(option.value);
  };
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={choose} data-part="group">
      <Label aria-hidden className={styles.header}>
        {label}
      </Label>
      {options.map((option) => (
        <RadioItem asChild key={option.value} value={option.value} disabled={option.disabled === true}>
          <button type="button" data-part="item" className={styles.item}>
            <Tick />
            <span className={styles.words}>{option.label}</span>
          </button>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
