import type { BannerGroup, HomeFunction, HomeModule, UpcomingTaskList } from '@stoa/api/contract/home';
import type { StudySummary } from '@stoa/api/contract/study';
import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Banner } from '../../common/Banner.tsx';
import { bannerOf, Loaded, type Load, type PageBanner } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import { leading, type Resolve } from '../../links/index.ts';
import { moduleAtFold } from '../atFold.ts';
import type { HomeTranslate } from '../words/index.ts';
import * as styles from './HomePage.css.ts';
import { CoursesModule, CoursesSkeleton } from './parts/Courses.tsx';
import { Functions, FunctionsSkeleton } from './parts/Functions.tsx';
import { GreetingCard, type HomeSession } from './parts/GreetingCard.tsx';
import { Tasks } from './parts/Tasks.tsx';

export interface HomeStartProps {
  /** The skeleton of the tasks, to show until the courses have loaded. */
  bones: ReactNode;
}

export interface HomePageProps {
  session: HomeSession;
  /** Hour of the person's day, 0 to 23, for the greeting. */
  hour: number;
  summary: Load<StudySummary>;
  banner: Load<BannerGroup>;
  functions: Load<readonly HomeFunction[]>;
  tasks: Load<UpcomingTaskList>;
  /** Renders `StartHere` in place of the tasks, for a new person. */
  start?: ComponentType<HomeStartProps> | undefined;
  /**
   * All modules. The first is shown when it is one of courses (`moduleAtFold`); the others are rendered by
   * `children`.
   */
  modules: Load<readonly HomeModule[]>;
  /** The likely numbers of functions and tasks, for the skeletons. */
  expected?: { readonly functions: number; readonly tasks: number } | undefined;
  /**
   * A line above the page. When given, its room is kept before there is something to say, so that nothing
   * moves.
   */
  strip?: ReactNode;
  /** A `JoinNotice` for a person in no company yet. Its room is kept while it loads. */
  join?: ReactNode;
  /** Given when every section failed: one message replaces them all, and its button calls this. */
  allFailed?: (() => void) | undefined;
  t: HomeTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
  /** The content that loads after the first paint. */
  children?: ReactNode;
}

type HeroProps = Pick<HomePageProps, 'banner' | 't' | 'resolve'> & {
  renderLink: RenderLink;
  children: ReactNode;
};

function Hero({ banner: group, children, t, resolve, renderLink }: HeroProps) {
  const banner: Load<PageBanner> =
    group.state === 'ready' ? { state: 'ready', data: bannerOf(group.data, resolve) } : group;
  const hidden = banner.state === 'absent' || (banner.state === 'ready' && banner.data.slides.length === 0);
  return (
    <div className={clsx(styles.hero, hidden && styles.alone)}>
      {!hidden && (
        <div className={styles.banner} data-part="banner" aria-busy={banner.state === 'loading' || undefined}>
          <Loaded
            load={banner}
            retry={t('retry')}
            skeleton={<Skeleton shape="block" className={styles.bannerBone} />}
          >
            {(data) => <Banner banner={data} label={t('banner')} renderLink={renderLink} fill />}
          </Loaded>
        </div>
      )}
      {children}
    </div>
  );
}

/** The first page after the login: what is due, where to continue, what is new. */
export function HomePage(props: HomePageProps) {
  const { session, hour, summary, banner, functions, tasks, start: Start, modules } = props;
  const { expected, strip, join, allFailed, t, resolve, renderLink = plainLink, children } = props;
  if (allFailed) {
    return (
      <ErrorState level={1}>
        <Button onClick={allFailed}>{t('retry')}</Button>
      </ErrorState>
    );
  }
  const common = { t, resolve, renderLink };
  const due = (load: HomePageProps['tasks']) => <Tasks tasks={load} expected={expected?.tasks} {...common} />;
  return (
    <Container className={styles.root} data-component="HomePage">
      {strip !== undefined && <div className={styles.strip}>{strip}</div>}
      <div className={styles.first}>
        <Hero banner={banner} {...common}>
          <GreetingCard session={session} hour={hour} summary={summary} {...common} />
        </Hero>
        {join && <div className={styles.join}>{join}</div>}
        <Loaded
          load={functions}
          retry={t('retry')}
          skeleton={<FunctionsSkeleton count={expected?.functions} />}
        >
          {(data) => {
            const entries = leading(data, resolve);
            return entries.length > 0 && <Functions entries={entries} t={t} renderLink={renderLink} />;
          }}
        </Loaded>
      </div>
      {Start ? <Start bones={due({ state: 'loading' })} /> : due(tasks)}
      {modules.state === 'loading' ? (
        <div className={late} aria-busy>
          <CoursesSkeleton />
        </div>
      ) : (
        <Loaded load={modules} retry={t('retry')} skeleton={null}>
          {(list) => {
            const first = moduleAtFold(list, resolve);
            return first && <CoursesModule {...first} {...common} />;
          }}
        </Loaded>
      )}
      {children}
    </Container>
  );
}
