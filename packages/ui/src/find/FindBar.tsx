import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actionOf } from '../keyboard/keyMap.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import * as styles from './FindBar.css.ts';
import { findKeys } from './keys.ts';

interface FindBarProps {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Number of matches; `at` is the index of the current one, from 0. */
  count: number;
  at: number;
  /** Called with +1 for the next match and −1 for the previous one. */
  onMove: (by: number) => void;
}

/**
 * A search field with the number of matches and buttons to the next and the previous one. Enter goes to the
 * next, Shift+Enter to the previous.
 */
export function FindBar({ label, query, onQueryChange, count, at, onMove }: FindBarProps) {
  const labels = useLabels('findBar');
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = actionOf(findKeys, event);
    if (move === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onMove(move === 'next' ? 1 : -1);
  };
  const said = query.trim() === '' ? '' : count === 0 ? labels.none : labels.place(at + 1, count);
  return (
    <div className={styles.root} data-part="find">
      <SearchInput size="sm" label={label} value={query} onValueChange={onQueryChange} onKeyDown={keyDown} />
      <output className={styles.place}>{said}</output>
      {count > 1 && (
        <>
          <IconButton glyph={ChevronUp} label={labels.previous} size="sm" onClick={() => onMove(-1)} />
          <IconButton glyph={ChevronDown} label={labels.next} size="sm" onClick={() => onMove(1)} />
        </>
      )}
    </div>
  );
}
