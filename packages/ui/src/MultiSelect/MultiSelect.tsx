import { clsx } from 'clsx';
import { useId, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import type { ComboboxOption } from '../Combobox/model.ts';
import { OptionList } from '../Combobox/parts/OptionList.tsx';
import { useCombo } from '../Combobox/useCombo.ts';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { usePressOutside } from '../hooks/usePlacement.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useValidity } from '../hooks/useValidity.ts';
import { actionOf } from '../keyboard/keyMap.ts';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { bare, controlSize, frame } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import { Tag } from '../Tag/Tag.tsx';
import { afterAll, multiSelectKeys, toggled } from './model.ts';
import * as styles from './MultiSelect.css.ts';

const none: readonly never[] = [];

export interface MultiSelectProps<Value extends string = string> extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'ref' | 'onChange' | 'list'
> {
  ref?: Ref<HTMLInputElement>;
  options: readonly ComboboxOption<Value>[];
  /** The chosen values, in the order in which they were chosen. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onValueChange?: (value: readonly Value[]) => void;
  /** Called with the typed text, for a search on the server; use it with `filter={false}`. */
  onQueryChange?: (query: string) => void;
  filter?: boolean;
  loading?: boolean;
  error?: ReactNode;
  onRetry?: () => void;
  /** Adds a row that chooses or clears all options shown. */
  selectAll?: boolean;
  size?: Size;
}

/**
 * A choice of several options from many, found by typing and shown as tags: an editable combobox whose list
 * allows several choices. Backspace in the empty field removes the last one. For a few options use
 * CheckboxGroup. `className` and `style` go to the frame, all other props to the input.
 */
export function MultiSelect<Value extends string>({
  options,
  value,
  defaultValue = none,
  onValueChange,
  onQueryChange,
  filter = true,
  loading = false,
  error,
  onRetry,
  selectAll = false,
  size = 'md',
  name,
  placeholder,
  className,
  style,
  ref,
  ...rest
}: MultiSelectProps<Value>) {
  const id = useId();
  const labels = useLabels('multiSelect');
  const root = useRef<HTMLDivElement>(null);
  const input = useSharedRef(ref);
  // `required` is not passed to the input, because the input is empty although tags show the choices; the
  // validity is set here instead.
  const { required, ...wiring } = useFieldControl(rest);
  const [chosen, choose] = useFormValue<readonly Value[]>(input, value, defaultValue, onValueChange);
  useValidity(input, required === true && chosen.length === 0 ? labels.chooseOne : undefined);
  // Labels of chosen options are remembered, because a later search may not return these options.
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  const labelOf = (of: Value) => options.find((option) => option.value === of)?.label ?? words.get(of) ?? of;

  const allRow = `${id}-all`;
  const combo = useCombo<ComboboxOption>({
    id,
    options,
    resting: '',
    filter,
    keepOpen: true,
    loading,
    extra: (shown, query) =>
      selectAll && shown.length > 1 ? [{ value: allRow, label: labels.all(shown.length, query !== '') }] : [],
    onPick: (row) => {
      if (row.value === allRow) return choose(afterAll(shownOptions(), chosen));
      const option = options.find((each) => each.value === row.value);
      if (option === undefined) return undefined;
      setWords(new Map(words).set(option.value, option.label));
      return choose(toggled(chosen, option.value));
    },
    onType: onQueryChange,
    readOnly: rest.readOnly === true || rest.disabled === true,
  });
  usePressOutside([root], combo.open, combo.hide);
  const shownOptions = () => options.filter((option) => combo.rows.some((row) => row.value === option.value));
  const off = rest.disabled === true || rest.readOnly === true;

  const remove = (of: Value) => {
    choose(chosen.filter((each) => each !== of));
    announce(labels.removed(labelOf(of), chosen.length - 1));
    input.current?.focus();
  };

  return (
    <div
      ref={root}
      onBlur={combo.onRootBlur}
      data-component="MultiSelect"
      data-state={combo.open ? 'open' : 'closed'}
      data-invalid={wiring['aria-invalid'] === true ? '' : undefined}
      data-disabled={rest.disabled === true ? '' : undefined}
      className={clsx(frame, controlSize[size], styles.root, className)}
      style={style}
    >
      {chosen.length > 0 && (
        <ul aria-label={labels.chosen(chosen.length)} className={styles.tags} data-part="chosen">
          {chosen.map((each) => (
            <li key={each} className={styles.tag}>
              <Tag onRemove={off ? undefined : () => remove(each)}>{labelOf(each)}</Tag>
              {name !== undefined && (
                <input type="hidden" name={name} value={each} disabled={rest.disabled} />
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        {...rest}
        {...wiring}
        {...combo.input}
        ref={input}
        aria-required={required}
        placeholder={chosen.length === 0 ? placeholder : undefined}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          const last = chosen.at(-1);
          if (
            actionOf(multiSelectKeys, event) === 'removeLast' &&
            event.currentTarget.value === '' &&
            last !== undefined &&
            !off
          )
            remove(last);
          else combo.input.onKeyDown(event);
        }}
        data-part="input"
        className={clsx(bare, styles.input)}
      />
      {combo.open && (
        <OptionList
          id={id}
          anchor={root}
          label={labels.list}
          rows={combo.rows}
          active={combo.active}
          chosen={(row) =>
            row.value === allRow
              ? shownOptions().every((each) => each.disabled === true || chosen.includes(each.value))
              : chosen.some((each) => each === row.value)
          }
          multiple
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
