import type { BannerGroup, HomeFunction, HomeModule, UpcomingTaskList } from '@stoa/api/contract/home';
import type { StudySummary } from '@stoa/api/contract/study';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { ErrorState } from '@stoa/ui/ErrorState';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { bannerOf, Loaded, type Load, type PageBanner } from '../../common/index.ts';
import { leading, type Resolve } from '../../links/index.ts';
import { tasksOf } from '../tasks.ts';
import type { HomeTranslate } from '../words/index.ts';
import * as styles from './HomePage.css.ts';
import { Functions, FunctionsSkeleton } from './parts/Functions.tsx';
import { Greeting, type GreetingTasks, type HomeSession } from './parts/Greeting.tsx';
import { ModulesSkeleton } from './parts/ModulesSkeleton.tsx';
import { Tasks } from './parts/Tasks.tsx';

export interface HomeStartProps {
  /** The skeleton of the tasks, to show until the courses have loaded. */
  skeleton: ReactNode;
}

export interface HomePageProps {
  session: HomeSession;
  /** Hour of the person's day, 0 to 23, for the greeting. */
  hour: number;
  summary: Load<StudySummary>;
  banner: Load<BannerGroup>;
  functions: Load<readonly HomeFunction[]>;
  tasks: Load<UpcomingTaskList>;
  /**
   * Whether the person may be new here: the tasks then stay a skeleton until `start` is given, and the page
   * does not say that nothing is due.
   */
  newcomer?: boolean;
  /** Renders `StartHere` in place of the tasks, for a new person. */
  start?: ComponentType<HomeStartProps> | undefined;
  /** All modules, which `children` renders; this component only uses their loading state. */
  modules: Load<readonly HomeModule[]>;
  /** The week's goal. When given, its space is reserved before there is something to show. */
  week?: ReactNode;
  /** The likely numbers of functions and tasks, for the skeletons. */
  expected?: { readonly functions: number; readonly tasks: number } | undefined;
  /**
   * A line above the page. When given, its space is reserved before it has content, so that nothing moves.
   */
  strip?: ReactNode;
  /** A `JoinNotice` for a person in no company yet. Its space is reserved while it loads. */
  join?: ReactNode;
  /** Given when every section failed: one message replaces them all, and its button calls this. */
  allFailed?: (() => void) | undefined;
  t: HomeTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
  /** The content that loads after the first paint. */
  children?: ReactNode;
}

const bannerSkeleton = <Skeleton shape="block" className={styles.bannerSkeleton} />;

// Loaded after the page, because the banners are below the main content.
const Banner = lazyPart(() => import('../../common/lazy/Banner.ts'), {
  waiting: bannerSkeleton,
  missing: orTryAgain,
});

type BannerProps = Pick<HomePageProps, 'banner' | 't' | 'resolve'> & { renderLink: RenderLink };

/** The company's banners, with little height, because the main content is above them. */
function Highlights({ banner: group, t, resolve, renderLink }: BannerProps) {
  const banner: Load<PageBanner> =
    group.state === 'ready' ? { state: 'ready', data: bannerOf(group.data, resolve) } : group;
  if (banner.state === 'absent' || (banner.state === 'ready' && banner.data.slides.length === 0)) return null;
  return (
    <div className={styles.banner} data-part="banner" aria-busy={banner.state === 'loading' || undefined}>
      <Loaded load={banner} retry={t('retry')} skeleton={bannerSkeleton}>
        {(data) => (
          <Banner
            banner={data}
            label={t('banner')}
            size="md"
            fill
            className={styles.lowBanner}
            renderLink={renderLink}
          />
        )}
      </Loaded>
    </div>
  );
}

/** The facts about the tasks that the greeting needs; `undefined` while they are loading. */
function tasksForGreeting(tasks: Load<UpcomingTaskList>, resolve: Resolve): GreetingTasks | undefined {
  switch (tasks.state) {
    case 'loading':
      return undefined;
    case 'ready':
      return { shown: tasksOf(tasks.data, resolve), now: tasks.data.serverTime };
    case 'failed':
    case 'absent':
      return { shown: undefined, now: 0 };
    default:
      return tasks satisfies never;
  }
}

/**
 * The first page after the login: missing credits, due tasks, where to continue; then the company's modules.
 */
export function HomePage(props: HomePageProps) {
  const { session, hour, summary, banner, functions, tasks, start: Start, modules, week } = props;
  const {
    newcomer = false,
    expected,
    strip,
    join,
    allFailed,
    t,
    resolve,
    renderLink = plainLink,
    children,
  } = props;
  if (allFailed) {
    return (
      <ErrorState level={1}>
        <Button onClick={allFailed}>{t('retry')}</Button>
      </ErrorState>
    );
  }
  const common = { t, resolve, renderLink };
  const loading = { state: 'loading' } as const;
  const due = (load: HomePageProps['tasks']) => <Tasks tasks={load} expected={expected?.tasks} {...common} />;
  return (
    <Container className={styles.root} data-component="HomePage">
      {strip !== undefined && <div className={styles.strip}>{strip}</div>}
      <div className={styles.first}>
        <div className={styles.hero}>
          <Greeting
            session={session}
            hour={hour}
            summary={summary}
            tasks={tasksForGreeting(tasks, resolve)}
            week={week}
            {...common}
          />
          <div className={styles.due}>
            {Start ? <Start skeleton={due(loading)} /> : due(newcomer ? loading : tasks)}
          </div>
        </div>
        {join && <div className={styles.join}>{join}</div>}
        <Highlights banner={banner} {...common} />
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
      {/* The code of the modules loads separately, so their skeleton stays until it has come. */}
      <Loaded load={modules} retry={t('retry')} skeleton={<ModulesSkeleton />}>
        {() => children ?? <ModulesSkeleton />}
      </Loaded>
      {/* The company's adverts are among the children, and need no modules. */}
      {(modules.state === 'failed' || modules.state === 'absent') && children}
    </Container>
  );
}
