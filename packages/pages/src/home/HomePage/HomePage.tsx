import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Banner } from '../../common/Banner.tsx';
import { Loaded, type Load, type PageBanner } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import * as styles from './HomePage.css.ts';
import { CoursesModule, CoursesSkeleton, type HomeCourses } from './parts/Courses.tsx';
import { Functions, FunctionsSkeleton, type HomeEntry } from './parts/Functions.tsx';
import { GreetingCard, type HomePerson, type HomeSummary } from './parts/GreetingCard.tsx';
import { Tasks, type HomeTasks } from './parts/Tasks.tsx';

export interface HomeWords {
  retry: string;
  banner: string;
  functions: string;
  previous: string;
  next: string;
  tasks: string;
  modules: string;
}

export interface HomePageProps {
  words: HomeWords;
  person: HomePerson;
  summary: Load<HomeSummary>;
  banner: Load<PageBanner>;
  functions: Load<readonly HomeEntry[]>;
  tasks: Load<HomeTasks>;
  /** Modules of courses that are there at once; what else a company shows comes as `children`. */
  modules: Load<readonly HomeCourses[]>;
  /** How many entries and tasks are likely: their bones have that shape. */
  expected?: { readonly functions: number; readonly tasks: number } | undefined;
  /** A line over the page. Given, its room is kept, also before there is something to say: nothing may move. */
  strip?: ReactNode;
  /** For who is in no company yet: a JoinNotice (screens I14). Its room is kept. */
  join?: ReactNode;
  /** Set when every section failed: one page says so once. */
  allFailed?: (() => void) | undefined;
  renderLink?: RenderLink;
  /** What comes after the first paint. */
  children?: ReactNode;
}

const isEmpty = <Item,>(load: Load<readonly Item[]>) => load.state === 'ready' && load.data.length === 0;

interface HeroProps {
  banner: Load<PageBanner>;
  words: HomeWords;
  renderLink: RenderLink;
  children: ReactNode;
}

function Hero({ banner, children, words, renderLink }: HeroProps) {
  const hidden = banner.state === 'ready' && banner.data.slides.length === 0;
  return (
    <div className={clsx(styles.hero, hidden && styles.alone)}>
      {!hidden && (
        <div className={styles.banner} data-part="banner" aria-busy={banner.state === 'loading' || undefined}>
          <Loaded
            load={banner}
            retry={words.retry}
            skeleton={<Skeleton shape="block" className={styles.bannerBone} />}
          >
            {(data) => <Banner banner={data} label={words.banner} renderLink={renderLink} fill />}
          </Loaded>
        </div>
      )}
      {children}
    </div>
  );
}

/** Where a person arrives: what is due, where to go on, what is new. Props only: it knows no server. */
export function HomePage(props: HomePageProps) {
  const { words, person, summary, banner, functions, tasks, modules, join, allFailed, strip } = props;
  const { renderLink = plainLink, children, expected } = props;
  if (allFailed) {
    return (
      <ErrorState level={1}>
        <Button onClick={allFailed}>{words.retry}</Button>
      </ErrorState>
    );
  }
  return (
    <Container className={styles.root} data-component="HomePage">
      {strip !== undefined && <div className={styles.strip}>{strip}</div>}
      <div className={styles.first}>
        <Hero banner={banner} words={words} renderLink={renderLink}>
          <GreetingCard person={person} summary={summary} retry={words.retry} renderLink={renderLink} />
        </Hero>
        {join && <div className={styles.join}>{join}</div>}
        {!isEmpty(functions) && (
          <Loaded
            load={functions}
            retry={words.retry}
            skeleton={<FunctionsSkeleton count={expected?.functions} />}
          >
            {(entries) => (
              <Functions
                entries={entries}
                label={words.functions}
                previous={words.previous}
                next={words.next}
                renderLink={renderLink}
              />
            )}
          </Loaded>
        )}
      </div>
      <Tasks
        tasks={tasks}
        expected={expected?.tasks}
        title={words.tasks}
        retry={words.retry}
        renderLink={renderLink}
      />
      {modules.state === 'loading' ? (
        <div className={late} aria-busy>
          <CoursesSkeleton />
        </div>
      ) : (
        <Loaded load={modules} retry={words.retry} skeleton={null}>
          {(list) =>
            list.map((module) => <CoursesModule key={module.id} module={module} renderLink={renderLink} />)
          }
        </Loaded>
      )}
      {children}
    </Container>
  );
}
