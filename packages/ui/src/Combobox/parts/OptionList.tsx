import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../../Button/Button.tsx';
import { usePlacement } from '../../hooks/usePlacement.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Spinner } from '../../Spinner/Spinner.tsx';
import { floating, sheet, still } from '../../style/floating.css.ts';
import type { ComboboxOption } from '../model.ts';
import * as styles from './OptionList.css.ts';

interface OptionListProps<Option extends ComboboxOption> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** Name of the list, where the label of the field does not fit. */
  label: string;
  rows: readonly Option[];
  active: string | undefined;
  chosen: (option: Option) => boolean;
  multiple?: boolean;
  /** Shows a tick beside what is chosen. Default true. */
  ticks?: boolean;
  empty: boolean;
  loading: boolean;
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  onActive: (value: string) => void;
  onPick: (option: Option) => void;
}

// The list has a role, because no native list opens under a text field or can show a message while loading or
// after a failure.
const asListbox = { role: 'listbox' } as const;

/** The list below a Combobox, a MultiSelect or a PhoneInput: the options, or the reason why there are none. */
export function OptionList<Option extends ComboboxOption>({
  id,
  anchor,
  label,
  rows,
  active,
  chosen,
  multiple = false,
  ticks = true,
  empty,
  loading,
  error,
  onRetry,
  onActive,
  onPick,
}: OptionListProps<Option>) {
  const labels = useLabels('combobox');
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(anchor, panel, { matchWidth: true });
  const activeRow = rows.findIndex((row) => row.value === active);
  useEffect(() => {
    document.getElementById(`${id}-${activeRow}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeRow]);

  // Options have no key handlers, because the focus stays in the field, which names the active option and
  // handles the keys.
  const asOption = (row: Option, at: number) => ({
    id: `${id}-${at}`,
    role: 'option',
    'aria-selected': chosen(row),
    'aria-disabled': row.disabled === true || undefined,
    'data-part': 'option',
    'data-state': clsx(row.value === active && 'active', chosen(row) && 'checked'),
    onPointerMove: () => {
      if (row.disabled !== true && row.value !== active) onActive(row.value);
    },
    onClick: () => onPick(row),
  });

  const failed = error !== undefined && error !== null && error !== false && error !== '';
  const shown = loading || failed ? [] : rows;
  return (
    <div
      ref={panel}
      role="presentation"
      // Prevents a press from taking the focus from the field. The Retry button is still reached by Tab.
      onMouseDown={(event) => event.preventDefault()}
      data-part="popup"
      className={clsx(floating, still, sheet, styles.panel)}
    >
      <div
        {...asListbox}
        id={`${id}-list`}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={loading || undefined}
        data-part="list"
      >
        {shown.map((row, at) => (
          <div key={row.value} {...asOption(row, at)} className={styles.option}>
            <span className={styles.words}>
              <span>{row.label}</span>
              {row.description !== undefined && <span className={styles.description}>{row.description}</span>}
            </span>
            {ticks && chosen(row) && <Icon glyph={Check} className={styles.check} />}
          </div>
        ))}
      </div>
      {loading && (
        <div className={styles.note} data-part="loading">
          <Spinner size="sm" />
          <span aria-hidden="true">{labels.loading}</span>
        </div>
      )}
      {failed && !loading && (
        <div role="alert" className={styles.note} data-part="error">
          <span>{error}</span>
          {onRetry !== undefined && (
            <Button variant="outline" size="sm" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </div>
      )}
      {empty && !loading && !failed && (
        <div className={styles.note} data-part="empty">
          {labels.empty}
        </div>
      )}
    </div>
  );
}
