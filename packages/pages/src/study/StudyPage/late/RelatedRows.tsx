import { CourseCover } from '@stoa/ui/CourseCover';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import * as styles from './late.css.ts';

export interface RelatedRow {
  id: number;
  title: string;
  href: string;
  coverUrl: string;
  category: string | number;
  /** "6 节 · 00:24:00". */
  facts: string;
}

/** Courses that go well with this one. */
export function RelatedRows({
  rows,
  renderLink = plainLink,
}: {
  rows: readonly RelatedRow[];
  renderLink?: RenderLink;
}) {
  return (
    <ul className={styles.related}>
      {rows.map(({ id, title, href, coverUrl, category, facts }) => (
        <li key={id} className={styles.relatedItem}>
          {renderLink({
            href,
            className: styles.relatedLink,
            children: (
              <>
                <span className={styles.relatedCover}>
                  <CourseCover seed={id} category={category} src={coverUrl} />
                </span>
                <span className={styles.relatedWords}>
                  <span className={styles.relatedTitle}>{title}</span>
                  <span className={styles.relatedFacts}>{facts}</span>
                </span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
