import type { CourseCollection, CourseSummary } from '@stoa/api/contract/course';
import type { ReactNode } from 'react';
import { AnchorNav } from '@stoa/ui/AnchorNav';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Heading } from '@stoa/ui/Heading';
import { useLabels } from '@stoa/ui/provider';
import { RichText } from '@stoa/ui/RichText';
import { Skeleton } from '@stoa/ui/Skeleton';
import { collectionCover } from '../../common/cover.ts';
import { NotLoaded, Section, type Load } from '../../common/index.ts';
import { Railed, RailPart } from '../../common/Rail/index.ts';
import { late } from '../../common/Section.css.ts';
import { useShownStudyNum } from '../../common/studyNum/index.ts';
import { CourseSkeleton } from '../../course/CourseCards/index.ts';
import type { Resolve } from '../../links/index.ts';
import { RailPeople } from '../../people/RailPeople.tsx';
import { factsOf } from '../facts.ts';
import type { CollectionTranslate } from '../words/index.ts';
import * as styles from './CollectionDetailPage.css.ts';
import { isIntroLonger } from './intro.ts';
import { Related } from './parts/Related.tsx';
import { Standing } from './parts/Standing.tsx';

export interface CollectionDetailPageProps {
  collection: Load<CourseCollection>;
  /** All courses of the collection, once they have loaded; the person's progress is counted from them. */
  courses?: readonly CourseSummary[] | undefined;
  /** Collections of the same kind, this one may be among them. */
  related: Load<readonly CourseCollection[]>;
  t: CollectionTranslate;
  resolve: Resolve;
  /** The actions on the collection, such as to follow and to share. */
  actions?: ReactNode;
  /**
   * Renders the courses of a section, of the whole collection if it has no sections; `expected` is their
   * number, if it is known.
   */
  renderCourses: (sectionId: number | undefined, expected: number | undefined) => ReactNode;
  renderLink?: RenderLink;
}

/** Anchor of a section on the page; a collection without sections counts as one. */
export const sectionAnchor = (sectionId = 0): string => `section-${sectionId}`;

interface Part {
  sectionId?: number;
  name: string;
  courseCount?: number | undefined;
}

/** The sections in the company's order; one part with all courses if there are none. */
const partsOf = ({ sections, courseCount }: CourseCollection, t: CollectionTranslate): readonly Part[] =>
  sections.length === 0
    ? [{ name: t('all'), courseCount }]
    : [...sections].sort((one, other) => one.sort - other.sort);

function Hero({ collection, props }: { collection: CourseCollection; props: CollectionDetailPageProps }) {
  const { t, actions } = props;
  const shown = useShownStudyNum();
  const { learners } = useLabels('courseCard');
  return (
    <div className={styles.hero} data-part="hero">
      <Container className={styles.heroGrid}>
        <CourseCover {...collectionCover(collection)} loading="eager" className={styles.cover} />
        <div className={styles.words}>
          <Heading level={1} tabIndex={-1}>
            {collection.name}
          </Heading>
          {collection.summary !== '' && <p className={styles.summary}>{collection.summary}</p>}
          <p className={styles.facts}>{factsOf(shown(collection), t, learners)}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Container>
    </div>
  );
}

const skeleton = (
  <div className={late}>
    <div className={styles.hero} aria-hidden>
      <Container className={styles.heroGrid}>
        <Skeleton shape="cover" className={styles.cover} />
        <div className={styles.words}>
          <Skeleton className={styles.titleSkeleton} />
          <Skeleton lines={3} />
        </div>
      </Container>
    </div>
    <Container className={styles.body} aria-hidden>
      <Railed label="" lead={<Skeleton shape="block" className={styles.leadSkeleton} />}>
        <CourseSkeleton layout="table" many={4} />
      </Railed>
    </Container>
  </div>
);

/** The number of sections from which on links to them are shown. */
const leastAnchored = 3;

interface BodyProps {
  data: CourseCollection;
  props: CollectionDetailPageProps & { renderLink: RenderLink };
}

function Body({ data, props }: BodyProps) {
  const { courses, related, t, resolve, renderCourses, renderLink } = props;
  const { teachers = [] } = data;
  const parts = partsOf(data, t);
  return (
    <Railed
      label={t('aside')}
      lead={
        <>
          <Standing courses={courses} t={t} resolve={resolve} renderLink={renderLink} />
          {parts.length >= leastAnchored && (
            <AnchorNav
              label={t('sections')}
              items={parts.map(({ sectionId, name }) => ({ id: sectionAnchor(sectionId), label: name }))}
            />
          )}
        </>
      }
      rest={
        <>
          {teachers.length > 0 && (
            <RailPart title={t('teachers')}>
              <RailPeople people={teachers} resolve={resolve} renderLink={renderLink} />
            </RailPart>
          )}
          {isIntroLonger(data) && (
            <RailPart title={t('intro')}>
              <RichText html={data.introHtml} />
            </RailPart>
          )}
          <Related collection={data} {...{ related, t, resolve, renderLink }} />
        </>
      }
    >
      <div className={styles.main}>
        {parts.map(({ sectionId, name, courseCount }) => {
          const anchor = sectionAnchor(sectionId);
          return (
            <Section key={anchor} id={anchor} title={name} className={styles.section}>
              {renderCourses(sectionId, courseCount)}
            </Section>
          );
        })}
      </div>
    </Railed>
  );
}

/** One topic or institute: its purpose, the person's progress, and its courses by section. */
export function CollectionDetailPage(props: CollectionDetailPageProps) {
  const { collection, t, renderLink = plainLink } = props;
  if (collection.state === 'failed' || collection.state === 'absent') {
    return <NotLoaded load={collection} retry={t('retry')} level={1} />;
  }
  if (collection.state === 'loading') {
    return (
      <div className={styles.root} data-component="CollectionDetailPage" aria-busy>
        {skeleton}
      </div>
    );
  }
  const { data } = collection;
  return (
    <div className={styles.root} data-component="CollectionDetailPage">
      <Hero collection={data} props={props} />
      <Container className={styles.body}>
        <Body data={data} props={{ ...props, renderLink }} />
      </Container>
    </div>
  );
}
