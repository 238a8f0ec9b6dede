import { clsx } from 'clsx';
import { History, Search, TrendingUp, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { IconButton } from '@stoa/ui/IconButton';
import { actionOf, controlClasses, floatingClasses, usePlacement, usePressOutside } from '@stoa/ui/parts';
import { announce } from '@stoa/ui/LiveRegion';
import { partsOf } from './emphasis.ts';
import { searchBoxKeys } from './keys.ts';
import type { ToolsTranslate } from '../words/index.ts';
import * as listed from './list.css.ts';
import * as styles from './SearchBox.css.ts';
import { wordGroups, type SearchOffer, type WordGroupKind } from './wordGroups.ts';

export interface SearchBoxProps {
  t: ToolsTranslate;
  /** The text typed; the parent also fetches suggestions for it. */
  value: string;
  /**
   * `composing` while an input method is still composing characters; no suggestions are fetched for these.
   */
  onValueChange: (value: string, composing: boolean) => void;
  /** The server's suggestions for the text; absent until it has answered. */
  offer: SearchOffer | undefined;
  /** Called on Enter, or when a word was chosen. */
  onSearch: (keyword: string) => void;
  onForget: (word: string) => void;
  onClearHistory: () => void;
  /** Called when the field gets the focus, so that the suggestions for an empty field can be loaded. */
  onOpen?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The key that moves the focus here, shown in the field while it is empty. */
  hint?: string;
  className?: string;
}

/** Headings of the groups of words; suggestions for what is typed need none. */
const labels = { history: 'search.history', hot: 'search.hot', suggestion: undefined } as const;
const glyphs = { history: History, hot: TrendingUp, suggestion: Search };

// Built here from roles, because browsers have no native list that opens below a text field.
const asListbox = { role: 'listbox' } as const;
const asGroup = { role: 'group' } as const;

/**
 * A search field with suggestions: an editable combobox with a list, in which the typed text stays valid
 * (ARIA Authoring Practices, “Editable Combobox With List Autocomplete”). Words of the history can be
 * deleted.
 */
export function SearchBox(props: SearchBoxProps) {
  const { t, value, onValueChange, offer, onSearch, onForget, onClearHistory, onOpen } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const groups = wordGroups(offer);
  const rows = groups.flatMap(({ kind, words: list }) => list.map((word) => ({ kind, word })));
  const open = wanted && rows.length > 0;
  const row = rows[active];

  const hide = () => {
    setWanted(false);
    setActive(-1);
  };
  usePlacement(root, panel, { open, matchWidth: true });
  usePressOutside([root, panel], open, hide);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => announce(t('search.count', { count: rows.length })), 600);
    return () => clearTimeout(timer);
  }, [open, rows.length, t]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const search = (keyword: string) => {
    if (keyword.trim() === '') return;
    hide();
    input.current?.blur();
    onSearch(keyword.trim());
  };
  const show = () => {
    setWanted(true);
    onOpen?.();
  };
  const move = (by: 1 | -1) => {
    if (!open) return show();
    // One index more than there are words, for the typed text.
    const places = rows.length + 1;
    return setActive(((active + 1 + by + places) % places) - 1);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends a composition before the Enter that ended it; its keyCode 229 says that the key belonged to
    // the input method.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const does = actionOf(searchBoxKeys, event);
    if (does === undefined) return;
    if (does === 'forget' && row?.kind !== 'history') return;
    event.preventDefault();
    if (does === 'forget') {
      if (row) onForget(row.word);
      setActive(-1);
    } else if (does === 'choose') search(open && row ? row.word : value);
    else if (does === 'close') {
      if (open) hide();
      else onValueChange('', false);
    } else if (does === 'open') show();
    else move(does === 'previous' ? -1 : 1);
  };

  // Focus stays in the field, which names the active word; the pointer is only an additional method to
  // choose.
  const asOption = (word: string, place: number) => ({
    id: `${id}-${place}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
    'data-state': place === active ? 'active' : undefined,
    onPointerMove: () => setActive(place),
    onClick: () => search(word),
  });
  // The button is hidden from screen readers, because Shift+Delete does the same from the field, where focus
  // stays.
  const asForget = (word: string) => ({
    'aria-hidden': true,
    title: t('search.forget', { word }),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      onForget(word);
    },
  });
  const offset = (kind: WordGroupKind) =>
    groups
      .slice(
        0,
        groups.findIndex((group) => group.kind === kind),
      )
      .reduce((sum, group) => sum + group.words.length, 0);
  return (
    <search
      aria-label={t('search.label')}
      className={clsx(styles.root, props.className)}
      // Focus that moves to the list's buttons stays inside; anywhere else it closes the list.
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hide();
      }}
    >
      <div ref={root} className={clsx(controlClasses.frame, controlClasses.controlSize.md, styles.frame)}>
        <Icon glyph={Search} className={listed.glyph} />
        <input
          ref={input}
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && row ? `${id}-${active}` : undefined}
          value={row?.word ?? value}
          onFocus={show}
          onClick={show}
          onChange={(event) => {
            setActive(-1);
            setWanted(true);
            const { nativeEvent } = event;
            onValueChange(
              event.currentTarget.value,
              'isComposing' in nativeEvent && nativeEvent.isComposing === true,
            );
          }}
          onCompositionEnd={(event) => onValueChange(event.currentTarget.value, false)}
          onKeyDown={keyDown}
          className={clsx(controlClasses.bare, styles.input)}
        />
        {value === '' && props.hint !== undefined && (
          <kbd className={styles.hint} aria-hidden="true">
            {props.hint}
          </kbd>
        )}
        {value !== '' && (
          <IconButton
            glyph={X}
            label={t('search.clear')}
            size="sm"
            round
            onClick={() => {
              onValueChange('', false);
              input.current?.focus();
            }}
          />
        )}
      </div>
      {open && (
        <div
          ref={panel}
          role="presentation"
          // Keeps the focus in the field when the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
          data-part="popup"
          className={clsx(
            floatingClasses.floating,
            floatingClasses.still,
            floatingClasses.sheet,
            styles.panel,
          )}
        >
          <div {...asListbox} id={`${id}-list`} aria-label={t('search.list')}>
            {groups.map(({ kind, words: list }) => (
              <div
                key={kind}
                {...asGroup}
                aria-label={t(labels[kind] ?? 'search.list')}
                hidden={list.length === 0}
                className={styles.group}
              >
                {labels[kind] !== undefined && (
                  <span aria-hidden="true" className={listed.groupLabel}>
                    {t(labels[kind])}
                  </span>
                )}
                {list.map((word, at) => (
                  <div
                    key={word}
                    {...asOption(word, offset(kind) + at)}
                    className={clsx(listed.option, styles.close)}
                  >
                    <Icon glyph={glyphs[kind]} size="sm" className={listed.glyph} />
                    <span className={listed.words}>
                      {partsOf(word, value).map((part, place) =>
                        part.found ? (
                          <b key={place} className={styles.found}>
                            {part.text}
                          </b>
                        ) : (
                          part.text
                        ),
                      )}
                    </span>
                    {kind === 'history' && (
                      <span {...asForget(word)} data-part="forget" className={styles.forget}>
                        <Icon glyph={X} size="sm" />
                      </span>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
          {groups.some(({ kind, words: list }) => kind === 'history' && list.length > 0) && value === '' && (
            <Button variant="ghost" size="sm" onClick={onClearHistory} className={styles.clearHistory}>
              {t('search.clearHistory')}
            </Button>
          )}
        </div>
      )}
    </search>
  );
}
