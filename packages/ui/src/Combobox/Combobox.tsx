import { clsx } from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { usePressOutside } from '../hooks/usePlacement.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { bare, controlSize, frame } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption } from './model.ts';
import { OptionList } from './parts/OptionList.tsx';
import { useCombo } from './useCombo.ts';

export interface ComboboxProps<Value extends string = string> extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'ref' | 'onChange' | 'list'
> {
  ref?: Ref<HTMLInputElement>;
  options: readonly ComboboxOption<Value>[];
  /** Value of the chosen option; `''` for none. */
  value?: Value | '';
  defaultValue?: Value | '';
  onValueChange?: (value: Value | '') => void;
  /**
   * Called with the typed text, for a search on the server; use it with `filter={false}`. It is not called
   * while an input method is composing.
   */
  onQueryChange?: (query: string) => void;
  /** Whether the options are filtered by the typed text. Set it to false when the server does the search. */
  filter?: boolean;
  /** Shows that options are being loaded. */
  loading?: boolean;
  /** Shown instead of the options when they could not be loaded. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Label of the chosen value, for when a later search no longer has it among the options. */
  chosenLabel?: string;
  size?: Size;
}

/**
 * A choice of one option from many, found by typing: the ARIA Authoring Practices' editable combobox with list
 * autocomplete. Text that is not an option is replaced by the last choice when the field loses the focus. For
 * ten or fewer options use Select. `className` and `style` go to the frame, all other props to the input.
 */
export function Combobox<Value extends string>({
  options,
  value,
  defaultValue = '',
  onValueChange,
  onQueryChange,
  filter = true,
  loading = false,
  error,
  onRetry,
  chosenLabel,
  size = 'md',
  name,
  className,
  style,
  ref,
  ...rest
}: ComboboxProps<Value>) {
  const id = useId();
  const labels = useLabels('combobox');
  const root = useRef<HTMLDivElement>(null);
  const input = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const [chosen, choose] = useFormValue<Value | ''>(input, value, defaultValue, onValueChange);
  const resting =
    options.find((option) => option.value === chosen)?.label ??
    (chosen === '' ? '' : (chosenLabel ?? chosen));
  const combo = useCombo<ComboboxOption<Value>>({
    id,
    options,
    resting,
    start: chosen === '' ? undefined : chosen,
    filter,
    loading,
    onPick: (option) => choose(option.value),
    onType: (query) => {
      // Emptying the field clears the choice; other unfinished text leaves it as it is.
      if (query === '') choose('');
      onQueryChange?.(query);
    },
    readOnly: rest.readOnly === true || rest.disabled === true,
  });
  usePressOutside([root], combo.open, combo.hide);
  const off = rest.disabled === true || rest.readOnly === true;

  return (
    <div
      ref={root}
      onBlur={combo.onRootBlur}
      data-component="Combobox"
      data-state={combo.open ? 'open' : 'closed'}
      data-invalid={wiring['aria-invalid'] === true ? '' : undefined}
      data-disabled={rest.disabled === true ? '' : undefined}
      className={clsx(frame, controlSize[size], className)}
      style={style}
    >
      <input
        {...rest}
        {...wiring}
        {...combo.input}
        ref={input}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          combo.input.onKeyDown(event);
        }}
        data-part="input"
        className={clsx(bare, styles.input)}
      />
      {name !== undefined && <input type="hidden" name={name} value={chosen} disabled={rest.disabled} />}
      {chosen !== '' && !off && wiring.required !== true && (
        <IconButton
          glyph={X}
          label={labels.clear}
          size="sm"
          round
          onClick={() => {
            choose('');
            combo.hide();
            input.current?.focus();
          }}
          data-part="clear"
        />
      )}
      <Icon glyph={ChevronDown} className={styles.chevron} />
      {combo.open && (
        <OptionList
          id={id}
          anchor={root}
          label={labels.list}
          rows={combo.rows}
          active={combo.active}
          chosen={(option) => option.value === chosen}
          empty={combo.empty}
          loading={loading}
          error={error}
          onRetry={onRetry}
          onActive={combo.setActive}
          onPick={combo.pick}
        />
      )}
    </div>
  );
}
