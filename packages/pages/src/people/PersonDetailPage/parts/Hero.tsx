import type { PersonDetail } from '@stoa/api/contract/people';
import { UserCheck } from 'lucide-react';
import { Avatar } from '@stoa/ui/Avatar';
import { Breadcrumbs } from '@stoa/ui/Breadcrumbs';
import { Container } from '@stoa/ui/Container';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Link } from '@stoa/ui/Link';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import type { PeopleTranslate } from '../../words/index.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  person: PersonDetail;
  t: PeopleTranslate;
  /** Address of the list that contains the person. */
  listHref?: string | undefined;
  renderLink: RenderLink;
}

/** The head of the page: name, role, post and expertise. */
export function Hero({ person, t, listHref, renderLink }: HeroProps) {
  const role = t(`role.${person.role}`);
  return (
    <div className={styles.root} data-part="hero">
      <Container>
        {listHref !== undefined && (
          <Breadcrumbs>
            <Link asChild standalone tone="muted">
              {renderLink({ href: listHref, className: '', children: role })}
            </Link>
            {person.name}
          </Breadcrumbs>
        )}
        <div className={styles.grid}>
          <Avatar name={person.name} src={person.avatar} size="lg" decorative className={styles.photo} />
          <div className={styles.words}>
            <div className={styles.named}>
              <Heading level={1} tabIndex={-1}>
                {person.name}
              </Heading>
              {person.myMentor ? (
                <Tag tone="accent" icon={<Icon glyph={UserCheck} />}>
                  {t('mine')}
                </Tag>
              ) : (
                <Tag variant="outline">{role}</Tag>
              )}
            </div>
            {person.title !== '' && <p className={styles.line}>{person.title}</p>}
            {person.tags.length > 0 && (
              <ul aria-label={t('tags')} className={styles.tags}>
                {person.tags.map((tag) => (
                  <li key={tag}>
                    <Tag variant="outline">{tag}</Tag>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}

/** The skeleton of the hero. */
export function HeroSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      <Container>
        <Skeleton className={styles.trailSkeleton} />
        <div className={styles.grid}>
          <Skeleton shape="circle" className={styles.photo} />
          <div className={styles.words}>
            <Skeleton className={styles.nameSkeleton} />
            <Skeleton lines={2} />
          </div>
        </div>
      </Container>
    </div>
  );
}
