import type { TreeNode } from '@stoa/domain';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { IndustryColumn } from '../CourseListPage.tsx';
import * as styles from './Column.css.ts';

export interface ColumnProps extends IndustryColumn {
  label: string;
  industries: readonly TreeNode[];
  renderLink: RenderLink;
}

/** The options in a column beside the list; on a narrow page they are above it. */
export function Column({ label, industries, chosen, hrefOf, renderLink }: ColumnProps) {
  return (
    <nav aria-label={label} className={styles.root} data-part="column">
      <ul className={styles.list}>
        {industries.map(({ id, name }) => (
          <li key={id}>
            {renderLink({
              href: hrefOf(id),
              className: styles.entry,
              children: name,
              'aria-current': id === chosen ? 'true' : undefined,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
