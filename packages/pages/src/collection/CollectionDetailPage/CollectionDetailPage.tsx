import type { ReactNode } from 'react';
import { AnchorNav } from '@stoa/ui/AnchorNav';
import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Heading } from '@stoa/ui/Heading';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { RichText } from '@stoa/ui/RichText';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Section, type Load } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import * as styles from './CollectionDetailPage.css.ts';
import type { CollectionTeacher, CollectionView, CollectionWords } from './types.ts';

export interface CollectionDetailPageProps {
  collection: Load<CollectionView>;
  /** How far one has come, once one has begun: "已完成 3 / 8 门". */
  progress?: { label: string; percent: number } | undefined;
  words: CollectionWords;
  /** What a person does with it, such as to follow and to share. */
  actions?: ReactNode;
  /** The courses of a section. */
  renderCourses: (sectionId: number) => ReactNode;
  renderLink?: RenderLink;
}

/** Where a section stands on the page. */
export const sectionAnchor = (sectionId: number): string => `section-${sectionId}`;

function Teachers({
  teachers,
  renderLink,
}: {
  teachers: readonly CollectionTeacher[];
  renderLink: RenderLink;
}) {
  return (
    <ul className={styles.teachers}>
      {teachers.map(({ id, name, title, avatarUrl, href }) => (
        <li key={id} className={styles.teacher}>
          <Avatar name={name} src={avatarUrl} size="lg" decorative />
          <span className={styles.who}>
            {href === undefined ? (
              <span className={styles.name}>{name}</span>
            ) : (
              renderLink({ href, className: styles.nameLink, children: name })
            )}
            <span className={styles.post}>{title}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Hero({ view, props }: { view: CollectionView; props: CollectionDetailPageProps }) {
  const { progress, words, actions } = props;
  return (
    <div className={styles.hero} data-part="hero">
      <Container width="catalogue" className={styles.heroGrid}>
        <CourseCover
          seed={`collection ${view.id}`}
          src={view.coverUrl}
          loading="eager"
          className={styles.cover}
        />
        <div className={styles.words}>
          <Heading level={1} tabIndex={-1}>
            {view.name}
          </Heading>
          {view.introHtml === '' ? (
            <p className={styles.summary}>{view.summary}</p>
          ) : (
            <RichText html={view.introHtml} className={styles.summary} />
          )}
          <p className={styles.facts}>{view.facts.join(' · ')}</p>
          {progress && (
            <div className={styles.progress}>
              <p className={styles.facts}>{progress.label}</p>
              <ProgressBar value={progress.percent} label={words.progress} size="sm" />
            </div>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      </Container>
    </div>
  );
}

const bones = (
  <div className={late}>
    <div className={styles.hero} aria-hidden>
      <Container width="catalogue" className={styles.heroGrid}>
        <Skeleton shape="cover" className={styles.cover} />
        <div className={styles.words}>
          <Skeleton className={styles.titleBone} />
          <Skeleton lines={3} />
        </div>
      </Container>
    </div>
  </div>
);

/** One special or institute: what it is for, who teaches, and its courses part by part. */
export function CollectionDetailPage(props: CollectionDetailPageProps) {
  const { collection, words, renderCourses, renderLink = plainLink } = props;
  if (collection.state === 'failed') {
    return (
      <ErrorState level={1}>
        <Button onClick={collection.onRetry}>{words.retry}</Button>
      </ErrorState>
    );
  }
  if (collection.state === 'loading') {
    return (
      <div className={styles.root} data-component="CollectionDetailPage" aria-busy>
        {bones}
      </div>
    );
  }
  const { sections, teachers } = collection.data;
  const hasAnchors = sections.length > 1;
  return (
    <div className={styles.root} data-component="CollectionDetailPage">
      <Hero view={collection.data} props={props} />
      <Container width="catalogue" className={styles.body} data-anchors={hasAnchors ? '' : undefined}>
        {hasAnchors && (
          <AnchorNav
            label={words.sections}
            items={sections.map(({ id, name }) => ({ id: sectionAnchor(id), label: name }))}
            className={styles.anchors}
          />
        )}
        <div className={styles.main}>
          {teachers.length > 0 && (
            <Section title={words.teachers}>
              <Teachers teachers={teachers} renderLink={renderLink} />
            </Section>
          )}
          {sections.map(({ id, name }) => (
            <Section key={id} id={sectionAnchor(id)} title={name} className={styles.section}>
              {renderCourses(id)}
            </Section>
          ))}
        </div>
      </Container>
    </div>
  );
}
