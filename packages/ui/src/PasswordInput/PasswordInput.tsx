import { clsx } from 'clsx';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { useMemo, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { bare, controlSize, frame } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import * as styles from './PasswordInput.css.ts';

export interface PasswordInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue'
> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  size?: Size;
}

/**
 * A field for a password, with a button to show it. Pasting and password managers work (WCAG 3.3.8).
 * `className` and `style` go to the frame, all other props to the input.
 */
export function PasswordInput({
  size = 'md',
  onValueChange,
  onChange,
  onKeyUp,
  className,
  style,
  ...rest
}: PasswordInputProps) {
  const labels = useLabels('passwordInput');
  const wiring = useFieldControl(rest);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  const keyUp = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyUp?.(event);
    // A password manager sends a `keyup` event that is no keyboard event and lacks this method.
    if (typeof event.getModifierState === 'function') setCapsLock(event.getModifierState('CapsLock'));
  };
  const { disabled = false } = rest;
  // The button is memoised, because a form would otherwise render all of its fields with every letter typed.
  const toggle = useMemo(
    () => (
      <IconButton
        glyph={shown ? EyeOff : Eye}
        label={shown ? labels.hide : labels.show}
        size="sm"
        disabled={disabled}
        onClick={() => setShown(!shown)}
        className={styles.toggle}
        data-part="toggle"
      />
    ),
    [shown, labels, disabled],
  );
  return (
    <div
      data-component="PasswordInput"
      data-state={shown ? 'shown' : 'hidden'}
      data-invalid={wiring['aria-invalid'] === true ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={clsx(frame, controlSize[size], className)}
      style={style}
    >
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...wiring}
        type={shown ? 'text' : 'password'}
        onChange={change}
        onKeyUp={keyUp}
        data-part="input"
        className={clsx(bare, styles.input)}
      />
      {capsLock && !shown && (
        <Icon glyph={ArrowBigUpDash} label={labels.capsLock} className={styles.caps} data-part="caps-lock" />
      )}
      {toggle}
    </div>
  );
}
