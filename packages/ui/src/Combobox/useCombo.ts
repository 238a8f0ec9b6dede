import {
  useEffect,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { actionOf } from '../keyboard/keyMap.ts';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { comboboxKeys, matching, neighbour, type ComboboxOption } from './model.ts';

interface Combo<Option extends ComboboxOption> {
  id: string;
  options: readonly Option[];
  /** The text of the field while the person is not typing. */
  resting: string;
  /** The chosen option, which the arrow keys start from. */
  start?: string | undefined;
  /** False when the parent filters the options, as with a search on the server. */
  filter: boolean;
  /** Further rows above the options, which are not filtered. */
  extra?: (shown: readonly Option[], query: string) => readonly Option[];
  /** Keeps the list open after a choice, because several options may be chosen. */
  keepOpen?: boolean;
  loading: boolean;
  onPick: (option: Option) => void;
  onType?: ((query: string) => void) | undefined;
  readOnly: boolean;
}

/**
 * The logic of an editable combobox: what is typed, which options match, and which of them is active. While an
 * input method is composing (pinyin to characters), nothing is filtered, requested or chosen.
 */
export function useCombo<Option extends ComboboxOption>(combo: Combo<Option>) {
  const { id, options, resting, start, filter, extra, keepOpen = false, loading, onPick, onType } = combo;
  const labels = useLabels('combobox');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  /** The typed text without a composition that is still going on. */
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();

  const left = filter ? matching(options, query) : options;
  const rows = extra === undefined ? left : [...extra(left, query), ...left];
  const activeRow = rows.findIndex((row) => row.value === active);

  useEffect(() => {
    if (!open || loading) return undefined;
    // The number of options is announced after a pause, so that it is not read over the typed letters.
    const timer = setTimeout(
      () => announce(left.length === 0 ? labels.empty : labels.count(left.length)),
      600,
    );
    return () => clearTimeout(timer);
  }, [open, loading, left.length, labels]);

  const show = () => {
    if (combo.readOnly || open) return;
    setOpen(true);
    setActive(start);
  };
  const hide = () => {
    setOpen(false);
    setTyped(undefined);
    setQuery('');
    setActive(undefined);
  };
  const ask = (next: string) => {
    setQuery(next);
    setActive(undefined);
    onType?.(next);
  };
  const pick = (option: Option) => {
    if (option.disabled === true) return;
    onPick(option);
    if (!keepOpen) return hide();
    setTyped(undefined);
    if (query !== '') ask('');
    return setActive(option.value);
  };

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends a composition before it sends the Enter that ended it; key code 229 shows that the key
    // belonged to the composition.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const move = actionOf(comboboxKeys, event);
    if (move === undefined || combo.readOnly) return;
    if (move === 'choose') {
      const row = rows[activeRow];
      if (!open || row === undefined) return;
      // Enter chooses only when an option is active; otherwise it submits the form as in any field.
      event.preventDefault();
      pick(row);
    } else if (move === 'close') {
      if (!open) return;
      event.preventDefault();
      hide();
    } else {
      event.preventDefault();
      const by = move === 'previous' ? -1 : 1;
      if (open) setActive(neighbour(rows, active, by)?.value);
      else {
        show();
        if (start === undefined && move !== 'open') setActive(neighbour(rows, undefined, by)?.value);
      }
    }
  };

  return {
    open,
    rows,
    active,
    setActive,
    query,
    empty: left.length === 0,
    pick,
    hide,
    onRootBlur: (event: FocusEvent<HTMLElement>) => {
      const to = event.relatedTarget;
      const stays = event.currentTarget.contains(to) && to?.closest('[role="combobox"], [data-part="popup"]');
      if (!stays) hide();
    },
    input: {
      type: 'text' as const,
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      value: typed ?? resting,
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': open && activeRow !== -1 ? `${id}-${activeRow}` : undefined,
      onClick: show,
      onKeyDown: keyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const next = event.currentTarget.value;
        show();
        setTyped(next);
        if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true)) ask(next);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => ask(event.currentTarget.value),
    },
  };
}
