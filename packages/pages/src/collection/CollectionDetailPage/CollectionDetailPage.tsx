import type { CourseCollection, CourseSummary } from '@stoa/api/contract/course';
import type { Locale } from '@stoa/domain';
import type { ReactNode } from 'react';
import { AnchorNav } from '@stoa/ui/AnchorNav';
import { Avatar } from '@stoa/ui/Avatar';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Heading } from '@stoa/ui/Heading';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { RichText } from '@stoa/ui/RichText';
import { Skeleton } from '@stoa/ui/Skeleton';
import { collectionCover } from '../../common/cover.ts';
import { NotLoaded, Section, type Load } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import { useShownStudyNum } from '../../common/studyNum/index.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import { targetOf } from '../../people/target.ts';
import { factsOf } from '../facts.ts';
import type { CollectionTranslate } from '../words/index.ts';
import * as styles from './CollectionDetailPage.css.ts';
import { standingOf } from './standing.ts';

export interface CollectionDetailPageProps {
  collection: Load<CourseCollection>;
  /** All courses of the collection, once they have loaded; the person's progress is counted from them. */
  courses?: readonly CourseSummary[] | undefined;
  t: CollectionTranslate;
  locale: Locale;
  resolve: Resolve;
  /** The actions on the collection, such as to follow and to share. */
  actions?: ReactNode;
  /** Renders the courses of a section; of the whole collection where it has no sections. */
  renderCourses: (sectionId: number | undefined) => ReactNode;
  renderLink?: RenderLink;
}

/** Anchor of a section on the page; a collection without sections counts as one. */
export const sectionAnchor = (sectionId = 0): string => `section-${sectionId}`;

interface Part {
  sectionId?: number;
  name: string;
}

/** The sections in the company's order; one part with all courses where there are none. */
const partsOf = ({ sections }: CourseCollection, t: CollectionTranslate): readonly Part[] =>
  sections.length === 0 ? [{ name: t('all') }] : [...sections].sort((one, other) => one.sort - other.sort);

interface TeachersProps {
  teachers: NonNullable<CourseCollection['teachers']>;
  resolve: Resolve;
  renderLink: RenderLink;
}

/** A teacher whose page is built is a link. */
function Teachers({ teachers, resolve, renderLink }: TeachersProps) {
  return (
    <ul className={styles.teachers}>
      {teachers.map((teacher) => {
        const { personId, name, title, avatar } = teacher;
        const href = hrefOf(resolve(targetOf(teacher)));
        return (
          <li key={personId} className={styles.teacher}>
            <Avatar name={name} src={avatar} size="lg" decorative />
            <span className={styles.who}>
              {href === undefined ? (
                <span className={styles.name}>{name}</span>
              ) : (
                renderLink({ href, className: styles.nameLink, children: name })
              )}
              <span className={styles.post}>{title}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Progress({ courses, t }: { courses: readonly CourseSummary[]; t: CollectionTranslate }) {
  const standing = standingOf(courses);
  if (!standing) return null;
  const { done, total } = standing;
  return (
    <div className={styles.progress}>
      <p className={styles.facts}>{t('progress', { done, total })}</p>
      <ProgressBar value={Math.round((done / total) * 100)} label={t('progressName')} size="sm" />
    </div>
  );
}

function Hero({ collection, props }: { collection: CourseCollection; props: CollectionDetailPageProps }) {
  const { courses, t, locale, actions } = props;
  const shown = useShownStudyNum();
  return (
    <div className={styles.hero} data-part="hero">
      <Container className={styles.heroGrid}>
        <CourseCover {...collectionCover(collection)} loading="eager" className={styles.cover} />
        <div className={styles.words}>
          <Heading level={1} tabIndex={-1}>
            {collection.name}
          </Heading>
          {collection.introHtml === '' ? (
            <p className={styles.summary}>{collection.summary}</p>
          ) : (
            <RichText html={collection.introHtml} className={styles.summary} />
          )}
          <p className={styles.facts}>{factsOf(shown(collection), t, locale)}</p>
          {courses && <Progress courses={courses} t={t} />}
          <div className={styles.actions}>{actions}</div>
        </div>
      </Container>
    </div>
  );
}

const bones = (
  <div className={late}>
    <div className={styles.hero} aria-hidden>
      <Container className={styles.heroGrid}>
        <Skeleton shape="cover" className={styles.cover} />
        <div className={styles.words}>
          <Skeleton className={styles.titleBone} />
          <Skeleton lines={3} />
        </div>
      </Container>
    </div>
  </div>
);

/** One special or institute: its purpose, its teachers, and its courses by section. */
export function CollectionDetailPage(props: CollectionDetailPageProps) {
  const { collection, t, resolve, renderCourses, renderLink = plainLink } = props;
  if (collection.state === 'failed' || collection.state === 'absent') {
    return <NotLoaded load={collection} retry={t('retry')} level={1} />;
  }
  if (collection.state === 'loading') {
    return (
      <div className={styles.root} data-component="CollectionDetailPage" aria-busy>
        {bones}
      </div>
    );
  }
  const { data } = collection;
  const { teachers = [] } = data;
  const parts = partsOf(data, t);
  const hasAnchors = parts.length > 1;
  return (
    <div className={styles.root} data-component="CollectionDetailPage">
      <Hero collection={data} props={props} />
      <Container className={styles.body} data-anchors={hasAnchors ? '' : undefined}>
        {hasAnchors && (
          <AnchorNav
            label={t('sections')}
            items={parts.map(({ sectionId, name }) => ({ id: sectionAnchor(sectionId), label: name }))}
            className={styles.anchors}
          />
        )}
        <div className={styles.main}>
          {teachers.length > 0 && (
            <Section title={t('teachers')}>
              <Teachers teachers={teachers} resolve={resolve} renderLink={renderLink} />
            </Section>
          )}
          {parts.map(({ sectionId, name }) => {
            const anchor = sectionAnchor(sectionId);
            return (
              <Section key={anchor} id={anchor} title={name} className={styles.section}>
                {renderCourses(sectionId)}
              </Section>
            );
          })}
        </div>
      </Container>
    </div>
  );
}
