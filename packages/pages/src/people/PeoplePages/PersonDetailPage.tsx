import { type ReactNode } from 'react';
import { latePart, orTryAgain } from '@stoa/ui/parts';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Link } from '@stoa/ui/Link';
import { Skeleton } from '@stoa/ui/Skeleton';
import { type TabItem, Tabs } from '@stoa/ui/Tabs';
import type { Load, PageLink } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import * as styles from './PeoplePages.css.ts';
import { Hero, HeroSkeleton } from './parts/Hero.tsx';
import { Intro } from './parts/Intro.tsx';
import type { PersonCourses, PersonDetailWords, PersonView } from './types.ts';

// The page opens with the introduction; what is behind the other tabs comes when one is opened.
const Courses = latePart(() => import('./parts/Courses.tsx'), { missing: orTryAgain });
const Lives = latePart(() => import('./parts/Lives.tsx'), { missing: orTryAgain });

export const personTabs = ['intro', 'courses', 'lives', 'articles', 'questions'] as const;
export type PersonTab = (typeof personTabs)[number];

export interface PersonDetailPageProps {
  person: Load<PersonView>;
  /** Asked for when its tab is open. */
  courses: Load<PersonCourses>;
  /** What people ask, where somebody would answer. */
  questions?: ReactNode;
  /** The button that follows. */
  follow?: ReactNode;
  tab: PersonTab;
  words: PersonDetailWords;
  /** The present, in epoch milliseconds; the parent owns the clock. */
  now: number;
  onTab: (tab: PersonTab) => void;
  onPage: (page: number) => void;
  /** The wish to ask: the questions open with their field ready. */
  onAsk: () => void;
  renderLink?: RenderLink;
}

const isTab = (value: string): value is PersonTab => personTabs.some((tab) => tab === value);

const bones = (
  <div className={late}>
    <HeroSkeleton />
    <Container className={styles.body} aria-hidden>
      <Skeleton shape="block" className={styles.cardBone} />
    </Container>
  </div>
);

function Articles({ articles, renderLink }: { articles: readonly PageLink[]; renderLink: RenderLink }) {
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

/** The tabs of a person: nothing is offered that is empty. */
function tabsOf(person: PersonView, props: PersonDetailPageProps, renderLink: RenderLink): TabItem[] {
  const { words, courses, questions, now, onPage } = props;
  const tabs: (TabItem & { shown: boolean })[] = [
    { value: 'intro', label: words.intro, shown: true, content: <Intro person={person} words={words} /> },
    {
      value: 'courses',
      label: words.courses,
      shown: person.hasCourses,
      content: <Courses courses={courses} words={words} onPage={onPage} renderLink={renderLink} />,
    },
    {
      value: 'lives',
      label: words.lives,
      shown: person.lives.length > 0,
      content: <Lives lives={person.lives} now={now} renderLink={renderLink} />,
    },
    {
      value: 'articles',
      label: words.articles,
      shown: person.articles.length > 0,
      content: <Articles articles={person.articles} renderLink={renderLink} />,
    },
    { value: 'questions', label: words.questions, shown: questions !== undefined, content: questions },
  ];
  return tabs.filter(({ shown }) => shown).map(({ shown: _shown, ...tab }) => tab);
}

/** A teacher, lecturer or mentor. Props only: it knows neither address nor server. */
export function PersonDetailPage(props: PersonDetailPageProps) {
  const { person, questions, tab, words, follow, onTab, onAsk, renderLink = plainLink } = props;
  if (person.state === 'failed') {
    return (
      <ErrorState level={1}>
        <Button onClick={person.onRetry}>{words.retry}</Button>
      </ErrorState>
    );
  }
  if (person.state === 'loading') {
    return (
      <div className={styles.page} data-component="PersonDetailPage" aria-busy>
        {bones}
      </div>
    );
  }
  const items = tabsOf(person.data, props, renderLink);
  return (
    <div className={styles.page} data-component="PersonDetailPage">
      <Hero
        person={person.data}
        words={words}
        follow={follow}
        onAsk={questions === undefined ? undefined : onAsk}
        renderLink={renderLink}
      />
      <Container className={styles.body}>
        <Tabs
          label={words.tabs}
          value={items.some(({ value }) => value === tab) ? tab : 'intro'}
          onValueChange={(value) => isTab(value) && onTab(value)}
          items={items}
        />
      </Container>
    </div>
  );
}
