import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { actionOf, controlClasses, matching } from '@stoa/ui/parts';
import { Dialog } from '@stoa/ui/Dialog';
import { Icon } from '@stoa/ui/Icon';
import { announce } from '@stoa/ui/LiveRegion';
import type { ToolsTranslate } from '../words/index.ts';
import { Keys } from './Keys.tsx';
import { paletteKeys } from './keys.ts';
import * as listed from './list.css.ts';
import * as styles from './CommandPalette.css.ts';

/** A page to go to or an action. */
export interface Command {
  id: string;
  label: string;
  /** Further texts by which the command is found, such as pinyin or its name in the other language. */
  keywords?: string;
  glyph?: ComponentType<ComponentProps<'svg'>>;
  /** Keyboard shortcut that does the same without the palette. */
  keys?: readonly string[];
  onChoose: () => void;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  t: ToolsTranslate;
  /** The pages that the person can go to. */
  pages: readonly Command[];
  /** The actions that are possible here. */
  actions: readonly Command[];
  /** Suggestions of the server for the typed text. */
  suggestions: readonly string[];
  /** Called with what was typed, to fetch suggestions. */
  onQuery: (query: string) => void;
  /** Searches for the typed text or a suggestion; absent if there is no search. */
  onSearch: ((keyword: string) => void) | undefined;
}

const suggestionsMost = 5;

// The list is always open, and typing filters it.
const asListbox = { role: 'listbox' } as const;
const asGroup = { role: 'group' } as const;

function Body({
  t,
  pages,
  actions,
  suggestions,
  onQuery,
  onSearch,
  onOpenChange,
}: Omit<CommandPaletteProps, 'open'>) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = query.trim();
  const asSearch = (id: string, label: string, keyword: string): Command[] =>
    onSearch ? [{ id, label, glyph: Search, onChoose: () => onSearch(keyword) }] : [];
  const found = suggestions
    .slice(0, suggestionsMost)
    .flatMap((word) => asSearch(`word ${word}`, word, word))
    // Suggestions are never filtered, because the server has already matched them with the typed text.
    .map((command) => ({ ...command, keywords: query }));
  const shown = [
    { label: t('palette.pages'), commands: pages },
    { label: t('palette.actions'), commands: actions },
    { label: t('palette.courses'), commands: wanted === '' ? [] : found },
  ]
    .map(({ label, commands }) => ({
      label,
      commands: matching(
        commands.map((command) => ({ ...command, value: command.id })),
        query,
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
  // The search itself is always offered, whatever text is typed.
  const [last] = wanted === '' ? [] : asSearch('search', t('palette.search', { keyword: wanted }), wanted);
  const rows: readonly Command[] = [...shown.flatMap(({ commands }) => commands), ...(last ? [last] : [])];
  const active = Math.min(chosen, rows.length - 1);

  useEffect(() => {
    const timer = setTimeout(
      () => announce(rows.length === 0 ? t('palette.nothing') : t('palette.count', { count: rows.length })),
      600,
    );
    return () => clearTimeout(timer);
  }, [rows.length, t]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const choose = (command: Command | undefined) => {
    if (command === undefined) return;
    onOpenChange(false);
    command.onChoose();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const does = actionOf(paletteKeys, event);
    if (does === undefined) return;
    event.preventDefault();
    const end = rows.length - 1;
    if (does === 'choose') choose(rows[active]);
    else if (does === 'next') setChosen(active >= end ? 0 : active + 1);
    else if (does === 'previous') setChosen(active <= 0 ? end : active - 1);
    else setChosen(does === 'first' ? 0 : end);
  };

  // Focus stays in the field, whose `aria-activedescendant` names the active option; the pointer is only an
  // additional method to choose.
  const asOption = (command: Command, place: number) => ({
    id: `${id}-${place}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
    'data-state': place === active ? 'active' : undefined,
    onPointerMove: () => setChosen(place),
    onClick: () => choose(command),
  });
  const option = (command: Command) => (
    <div key={command.id} {...asOption(command, rows.indexOf(command))} className={listed.option}>
      {command.glyph && <Icon glyph={command.glyph} className={listed.glyph} />}
      <span className={listed.words}>{command.label}</span>
      {command.keys && <Keys keys={command.keys} />}
    </div>
  );

  return (
    <>
      <div className={clsx(controlClasses.frame, controlClasses.controlSize.lg, styles.field)}>
        <Icon glyph={Search} className={listed.glyph} />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          aria-label={t('palette.field')}
          placeholder={t('palette.field')}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setChosen(0);
            onQuery(event.currentTarget.value);
          }}
          onKeyDown={keyDown}
          className={controlClasses.bare}
        />
      </div>
      <div {...asListbox} id={`${id}-list`} aria-label={t('palette.list')} className={styles.list}>
        {shown.map(({ label, commands }) => (
          <div key={label} {...asGroup} aria-label={label}>
            <span aria-hidden="true" className={listed.groupLabel}>
              {label}
            </span>
            {commands.map((command) => option(command))}
          </div>
        ))}
        {last && option(last)}
      </div>
      {rows.length === 0 && <p className={styles.nothing}>{t('palette.nothing')}</p>}
    </>
  );
}

/** Finds every page and action by typing: a combobox whose list is always open, in a dialog. */
export function CommandPalette({ open, onOpenChange, t, ...rest }: CommandPaletteProps) {
  const root = useRef<HTMLDialogElement>(null);
  return (
    <Dialog
      ref={root}
      open={open}
      onOpenChange={onOpenChange}
      title={t('palette.title')}
      hideClose
      className={styles.root}
    >
      <Body t={t} onOpenChange={onOpenChange} {...rest} />
    </Dialog>
  );
}
