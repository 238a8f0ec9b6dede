import type { RenderLink } from '@stoa/ui/CourseCard';
import type { ListColumn } from '../types.ts';
import * as styles from './Column.css.ts';

/** One choice after the other beside the list; on a narrow page above it. */
export function Column({
  column: { label, entries },
  renderLink,
}: {
  column: ListColumn;
  renderLink: RenderLink;
}) {
  return (
    <nav aria-label={label} className={styles.root} data-part="column">
      <ul className={styles.list}>
        {entries.map(({ label: words, href, current }) => (
          <li key={href}>
            {renderLink({
              href,
              className: styles.entry,
              children: words,
              'aria-current': current ? 'true' : undefined,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
