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

/** A field for one line of text. Put it into a Field or give it an `aria-label`. */
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
