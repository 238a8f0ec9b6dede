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
  /** The chosen option's value; '' for none. */
  value?: Value | '';
  defaultValue?: Value | '';
  onValueChange?: (value: Value | '') => void;
  /** What is typed, to search on the server; together with `filter={false}`. Never in the middle of a composition. */
  onQueryChange?: (query: string) => void;
  /** Narrows the options to what is typed. */
  filter?: boolean;
  /** Options are on their way. */
  loading?: boolean;
  /** Why there are no options. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Words of the chosen value where it is not among the options: a search has moved on. */
  chosenLabel?: string;
  size?: Size;
}

/**
 * One of many, found by typing: the ARIA Authoring Practices' editable combobox with list autocomplete. What is not
 * an option goes back to the last choice when the field is left. Ten or fewer that all know: Select. `className`
 * and `style` go to the frame, everything else to the input.
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
      // An emptied field has no value; anything else half typed leaves the choice as it is.
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
