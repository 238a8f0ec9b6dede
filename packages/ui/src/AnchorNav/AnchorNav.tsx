import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './AnchorNav.css.ts';
import { useInView } from './useInView.ts';

export interface AnchorItem {
  /** Of the part of the page that it leads to. */
  id: string;
  label: string;
  /** Belongs to the one above. */
  nested?: boolean;
}

export interface AnchorNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Default: “On this page” in the person's language. */
  label?: string;
  items: readonly AnchorItem[];
}

/** By hand, because a bare `#part` would add to the history and undo the router's query. */
function goTo(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (part === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  part.scrollIntoView();
  // A reader goes on from there; the next Tab as well.
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** The parts of a long page; the one that is being read is marked while one scrolls. */
export function AnchorNav({ label, items, className, ...rest }: AnchorNavProps) {
  const labels = useLabels('anchorNav');
  const current = useInView(items.map(({ id }) => id));
  return (
    <nav
      {...rest}
      aria-label={label ?? labels.name}
      data-component="AnchorNav"
      className={clsx(styles.root, className)}
    >
      <ul className={styles.list}>
        {items.map(({ id, label: words, nested = false }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              data-part="link"
              className={clsx(styles.link, nested && styles.nested)}
              onClick={(event) => goTo(event, id)}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
