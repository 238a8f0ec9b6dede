import { X } from 'lucide-react';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { IconButton } from '@stoa/ui/IconButton';
import type { FindTranslate } from '../words/index.ts';
import * as styles from './suggestions.css.ts';

interface WordListProps {
  words: readonly string[];
  /** Address of the search for a word. */
  hrefOf: (word: string) => string;
  t: FindTranslate;
  renderLink: RenderLink;
  /** Deletes a word; absent where words cannot be deleted. */
  onForget?: ((word: string) => void) | undefined;
}

/**
 * Moves focus from the deleted word to the one beside it, or else to the page's heading, because the focus is
 * lost when its element disappears.
 */
function leave(button: HTMLElement): void {
  const item = button.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = beside?.querySelector('button') ?? document.querySelector<HTMLElement>('h1');
  next?.focus();
}

/** Words to search for, as links. */
export function WordList({ words, hrefOf, t, renderLink, onForget }: WordListProps) {
  return (
    <ul className={styles.wordList}>
      {words.map((word) => (
        <li key={word} className={styles.word}>
          {renderLink({ href: hrefOf(word), className: styles.wordLink, children: word })}
          {onForget && (
            <IconButton
              glyph={X}
              size="sm"
              round
              label={t('search.forget', { word })}
              onClick={({ currentTarget }) => {
                leave(currentTarget);
                onForget(word);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
