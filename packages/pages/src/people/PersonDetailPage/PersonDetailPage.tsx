import type { CourseSummary } from '@stoa/api/contract/course';
import type { Person, PersonDetail } from '@stoa/api/contract/people';
import { TargetKind, type Locale } from '@stoa/domain';
import { type ReactNode } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Skeleton } from '@stoa/ui/Skeleton';
import { type TabItem, Tabs } from '@stoa/ui/Tabs';
import { NotLoaded, type Load, type PageLink, type RowsOfPage } from '../../common/index.ts';
import { Railed } from '../../common/Rail/index.ts';
import { late } from '../../common/Section.css.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import * as styles from '../people.css.ts';
import type { PeopleTranslate } from '../words/index.ts';
import { AtAGlance } from './parts/AtAGlance.tsx';
import { Hero, HeroSkeleton } from './parts/Hero.tsx';
import { Intro } from './parts/Intro.tsx';
import { liveHref } from './parts/liveHref.ts';

// Loaded late, because the page opens with the introduction; its courses and the other tabs come after it.
// What is below them on a narrow page appears after the skeleton has gone.
const whileLoading = { waiting: <Skeleton lines={4} />, missing: orTryAgain };
const Courses = lazyPart(() => import('./parts/Courses.tsx'), whileLoading);
const Articles = lazyPart(() => import('./parts/Articles.tsx'), whileLoading);
const Lives = lazyPart(() => import('./parts/Lives.tsx'), whileLoading);
const Others = lazyPart(() => import('./parts/Others.tsx'), { missing: orTryAgain });

export const personTabs = ['intro', 'courses', 'lives', 'articles', 'questions'] as const;
export type PersonTab = (typeof personTabs)[number];

export interface PersonDetailPageProps {
  person: Load<PersonDetail>;
  /** The courses that the person teaches; the first of them are shown below the introduction. */
  courses: Load<RowsOfPage<CourseSummary>>;
  /** People of the same role; they may include the person. */
  others: Load<readonly Person[]>;
  /** Address of the list that contains the person; absent if there is none. */
  listHref?: string | undefined;
  /** The questions to the person; absent when nobody would answer. */
  questions?: ReactNode;
  /** The button to follow the person. */
  follow?: ReactNode;
  tab: PersonTab;
  t: PeopleTranslate;
  locale: Locale;
  resolve: Resolve;
  /** Current time in epoch milliseconds; the parent owns the clock. */
  now: number;
  onTab: (tab: PersonTab) => void;
  onPage: (page: number) => void;
  /** Called when the visitor wants to ask; the questions then open with the focus in their field. */
  onAsk: () => void;
  renderLink?: RenderLink;
}

const isTab = (value: string): value is PersonTab => personTabs.some((tab) => tab === value);

const skeleton = (
  <div className={late}>
    <HeroSkeleton />
    <Container className={styles.body} aria-hidden>
      <Railed label="" lead={<Skeleton shape="block" className={styles.glanceSkeleton} />}>
        <Skeleton lines={4} />
      </Railed>
    </Container>
  </div>
);

/** Articles that the person wrote; those that lead nowhere are left out. */
const articlesOf = ({ knowledge }: PersonDetail, resolve: Resolve): PageLink[] =>
  knowledge.flatMap(({ knowledgeId, title }) => {
    const href = hrefOf(resolve({ kind: TargetKind.Knowledge, id: knowledgeId }));
    return href === undefined ? [] : [{ label: title, href }];
  });

/** The tabs of a person; empty ones are left out. */
function tabsOf(person: PersonDetail, props: PersonDetailPageProps): TabItem[] {
  const { t, resolve, courses, questions, now, onTab, onPage, renderLink = plainLink } = props;
  const { courseNum, lives } = person;
  const articles = articlesOf(person, resolve);
  const list = { count: courseNum, courses, t, resolve, onPage, renderLink };
  const tab = (value: PersonTab, shown: boolean, content: ReactNode): TabItem[] =>
    shown ? [{ value, label: t(value), content }] : [];
  return [
    ...tab(
      'intro',
      true,
      <>
        <Intro person={person} t={t} />
        {courseNum > 0 && <Courses {...list} onAll={() => onTab('courses')} />}
      </>,
    ),
    ...tab('courses', courseNum > 0, <Courses {...list} />),
    ...tab(
      'lives',
      lives.some((live) => liveHref(live, resolve) !== undefined),
      <Lives {...{ lives, resolve, now, renderLink }} />,
    ),
    ...tab('articles', articles.length > 0, <Articles {...{ articles, renderLink }} />),
    ...tab('questions', questions !== undefined, questions),
  ];
}

/** The page of a teacher, lecturer or mentor. */
export function PersonDetailPage(props: PersonDetailPageProps) {
  const { person, others, questions, tab, t, locale, resolve, listHref, follow, onTab, onAsk } = props;
  const { renderLink = plainLink } = props;
  if (person.state === 'failed' || person.state === 'absent') {
    return <NotLoaded load={person} retry={t('retry')} level={1} />;
  }
  if (person.state === 'loading') {
    return (
      <div className={styles.page} data-component="PersonDetailPage" aria-busy>
        {skeleton}
      </div>
    );
  }
  const items = tabsOf(person.data, props);
  return (
    <div className={styles.page} data-component="PersonDetailPage">
      <Hero person={person.data} t={t} listHref={listHref} renderLink={renderLink} />
      <Container className={styles.body}>
        <Railed
          label={t(`others.${person.data.role}`)}
          lead={
            <AtAGlance
              person={person.data}
              t={t}
              locale={locale}
              follow={follow}
              onAsk={questions === undefined ? undefined : onAsk}
            />
          }
          rest={<Others person={person.data} {...{ others, t, resolve, renderLink }} />}
        >
          <Tabs
            label={t('tabs')}
            value={items.some(({ value }) => value === tab) ? tab : 'intro'}
            onValueChange={(value) => isTab(value) && onTab(value)}
            items={items}
          />
        </Railed>
      </Container>
    </div>
  );
}
