import { FixedPageKey, TargetKind } from '@stoa/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@stoa/ui/Breadcrumbs';
import { Container } from '@stoa/ui/Container';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Link } from '@stoa/ui/Link';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import { hrefOf } from '../../../links/index.ts';
import { AccessCard, AccessCardSkeleton, type AccessCardProps } from './AccessCard.tsx';
import { factsOf, marksOf } from './facts.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps extends AccessCardProps {
  /** The buttons that load later than the rest; their space is reserved until then. */
  actions?: ReactNode;
}

/** Number of aims beside the price; the introduction lists all of them. */
const leadingAims = 4;

/**
 * Title and facts of the course, and beside them its price and its one action; on a phone these come right after
 * the title, so that they are in the first screen.
 */
export function Hero({ actions, ...access }: HeroProps) {
  const { course, locale, t, tCourse, resolve, renderLink } = access;
  const shown = useShownStudyNum();
  const courses = hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }));
  const marks = marksOf(course, tCourse);
  return (
    <div className={styles.root} data-part="hero">
      <Container className={styles.grid}>
        <div className={styles.words}>
          <Breadcrumbs className={styles.trail}>
            {courses !== undefined && (
              <Link asChild standalone tone="muted">
                {renderLink({ href: courses, className: '', children: t('trail') })}
              </Link>
            )}
            {course.title}
          </Breadcrumbs>
          {marks.length > 0 && (
            <p className={styles.marks}>
              {marks.map((mark, at) => (
                <Tag key={mark} variant="outline" tone={at === 0 ? 'accent' : 'neutral'}>
                  {mark}
                </Tag>
              ))}
            </p>
          )}
          <Heading level={1} tabIndex={-1}>
            {course.title}
          </Heading>
          {course.summary !== '' && <p className={styles.summary}>{course.summary}</p>}
        </div>
        <AccessCard {...access} />
        <div className={styles.words}>
          <dl className={styles.facts}>
            {factsOf(shown(course), t, locale).map(({ label, value, more }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.figure}>
                  {value}
                  {more !== undefined && <span className={styles.more}>{more}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {course.objectives.length > 0 && (
            <section className={styles.aims} aria-label={t('objectives')}>
              <p className={styles.aimsName}>{t('objectives')}</p>
              <ul className={styles.aimList}>
                {course.objectives.slice(0, leadingAims).map((aim) => (
                  <li key={aim} className={styles.aim}>
                    <Icon glyph={Check} size="sm" />
                    <span>{aim}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Container>
    </div>
  );
}

/** The skeleton of the hero. */
export function HeroSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      <Container className={styles.grid}>
        <div className={styles.words}>
          <Skeleton className={styles.trailSkeleton} />
          <Skeleton className={styles.titleSkeleton} />
          <Skeleton lines={2} />
        </div>
        <AccessCardSkeleton />
        <div className={styles.words}>
          <Skeleton shape="block" className={styles.factsSkeleton} />
        </div>
      </Container>
    </div>
  );
}
