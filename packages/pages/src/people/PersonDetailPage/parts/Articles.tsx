import type { RenderLink } from '@stoa/ui/CourseCard';
import { Link } from '@stoa/ui/Link';
import type { PageLink } from '../../../common/index.ts';
import * as styles from '../../people.css.ts';

/** The articles that a person wrote. */
export default function Articles({
  articles,
  renderLink,
}: {
  articles: readonly PageLink[];
  renderLink: RenderLink;
}) {
  return (
    <ul className={styles.list}>
      {articles.map(({ label, href }) => (
        <li key={href}>
          <Link asChild standalone>
            {renderLink({ href, className: '', children: label })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
