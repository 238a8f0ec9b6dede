import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actionOf } from '../keyboard/keyMap.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { bare, controlSize, frame } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import { searchKeys } from './keys.ts';
import * as styles from './SearchInput.css.ts';

export interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLInputElement>;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Called on Enter, and when the field is emptied. */
  onSearch?: (value: string) => void;
  size?: Size;
  /** Name of the field. It is also the placeholder when no other is given. */
  label?: string;
}

/**
 * A search field with its own `search` landmark. `className` and `style` go to the frame, all other props to
 * the input.
 */
export function SearchInput({
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  onKeyDown,
  size = 'md',
  label,
  className,
  style,
  ref,
  ...rest
}: SearchInputProps) {
  const labels = useLabels('searchInput');
  const name = label ?? labels.name;
  const inputRef = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const [text, setText] = useControlled(value, defaultValue, onValueChange);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // Enter that ends a composition of a Chinese input method chooses a word and must not search.
    if (actionOf(searchKeys, event) === 'search' && !event.nativeEvent.isComposing) onSearch?.(text);
  };
  const clear = () => {
    setText('');
    onSearch?.('');
    inputRef.current?.focus();
  };
  return (
    <search
      aria-label={name}
      data-component="SearchInput"
      data-disabled={rest.disabled === true ? '' : undefined}
      className={clsx(frame, controlSize[size], styles.root, className)}
      style={style}
    >
      <Icon glyph={Search} className={styles.icon} />
      <input
        placeholder={name}
        aria-label={name}
        enterKeyHint="search"
        {...rest}
        {...wiring}
        ref={inputRef}
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={keyDown}
        data-part="input"
        className={clsx(bare, styles.input)}
      />
      {text !== '' && (
        <IconButton
          glyph={X}
          label={labels.clear}
          size="sm"
          round
          onClick={clear}
          className={styles.clear}
          data-part="clear"
        />
      )}
    </search>
  );
}
