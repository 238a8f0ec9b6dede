import { X } from 'lucide-react';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { IconButton } from '@stoa/ui/IconButton';
import type { PageLink } from '../../../common/index.ts';
import * as styles from '../SearchPage.css.ts';

interface WordListProps {
  words: readonly PageLink[];
  renderLink: RenderLink;
  /** Absent where nothing can be forgotten. */
  forget?: { label: (word: string) => string; run: (word: string) => void } | undefined;
}

/** What is gone cannot have focus: the word beside gets it, else the page's heading. */
function leave(button: HTMLElement): void {
  const item = button.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = beside?.querySelector('button') ?? document.querySelector<HTMLElement>('h1');
  next?.focus();
}

/** Words to go on with, as links. */
export function WordList({ words, renderLink, forget }: WordListProps) {
  return (
    <ul className={styles.wordList}>
      {words.map(({ label, href }) => (
        <li key={label} className={styles.word}>
          {renderLink({ href, className: styles.wordLink, children: label })}
          {forget && (
            <IconButton
              glyph={X}
              size="sm"
              round
              label={forget.label(label)}
              onClick={({ currentTarget }) => {
                leave(currentTarget);
                forget.run(label);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
