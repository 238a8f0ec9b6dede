import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './AnchorNav.css.ts';
import { useInView } from './useInView.ts';

export interface AnchorItem {
  /** `id` of the part of the page to which this link leads. */
  id: string;
  label: string;
  /** Indents the link: its part belongs to the one above. */
  nested?: boolean;
}

export interface AnchorNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation. Default: “On this page” in the person's language. */
  label?: string;
  items: readonly AnchorItem[];
}

/**
 * Scrolls by script, because a link to a bare `#part` would add an entry to the history and drop the router's
 * query.
 */
function goTo(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (part === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  part.scrollIntoView();
  // The part gets the focus, so that screen readers and the next Tab continue from there.
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** A table of contents for a long page. It marks the part that is in view while the person scrolls. */
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
