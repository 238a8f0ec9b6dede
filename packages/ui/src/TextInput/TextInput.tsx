import { clsx } from 'clsx';
import type { ChangeEvent, ComponentProps } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { control, controlSize } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  size?: Size;
}

/** One line of text. Stands in a Field, or brings its own `aria-label`. */
export function TextInput({ size = 'md', onValueChange, onChange, className, ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <input
      type="text"
      {...rest}
      {...wiring}
      onChange={change}
      data-component="TextInput"
      className={clsx(control, controlSize[size], className)}
    />
  );
}
