import { homeBanner, homeFunctions, homeModules, upcomingTasks } from '@stoa/api/contract/home';
import { studySummary, weeklyGoalSet } from '@stoa/api/contract/study';
import { useApi } from '@stoa/api/react';
import { tasksOf } from '@stoa/pages/home';
import { HomePage, type HomeStartProps } from '@stoa/pages/home/HomePage';
import { leading } from '@stoa/pages/links';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/portal.ts';
import { useCompany, useOffers } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { isFirstVisit } from '../model.ts';
import { homeShape } from '../homeShape.ts';
import { useLater } from '../../../kernel/useLater.ts';

/**
 * Seconds after which tasks are loaded again when the person returns, because they change while the person
 * studies elsewhere.
 */
const tasksAgainSeconds = 60;

const withoutSkeleton = { waiting: null } as const;
const Strip = lazyPart(
  async () => ({ default: (await import('./parts/BelowFold.tsx')).Strip }),
  withoutSkeleton,
);
const Below = lazyPart(
  async () => ({ default: (await import('./parts/BelowFold.tsx')).Below }),
  withoutSkeleton,
);
const DraftBar = lazyPart(
  async () => ({ default: (await import('./parts/Draft.tsx')).DraftBar }),
  withoutSkeleton,
);
const Draft = lazyPart(async () => ({ default: (await import('./parts/Draft.tsx')).Draft }), withoutSkeleton);
const JoinCard = lazyPart(() => import('./parts/JoinCard.tsx'), withoutSkeleton);
const Week = lazyPart(() => import('./parts/Week.tsx'), withoutSkeleton);
const Start = lazyPart(() => import('./parts/Start.tsx'), {
  waiting: ({ skeleton }: HomeStartProps) => skeleton,
});

/** The home page: everything that the person can continue. Each section loads and fails on its own. */
export default function Home() {
  const t = useTranslations('home');
  const session = useSession();
  const company = useCompany();
  const resolve = useLinkResolver();
  useScreenTitle(t('title'));
  const offers = useOffers();
  const [hour] = useState(() => new Date().getHours());

  const banner = useApi(homeBanner, {});
  const functions = useApi(homeFunctions, {});
  const summary = useApi(studySummary, {});
  const tasks = useApi(upcomingTasks, {}, { pollSeconds: tasksAgainSeconds });
  const query = new URLSearchParams(useLocation().search);
  // A preview shows the draft instead of the published modules.
  const isDraft = query.has('previewId');
  const modules = useApi(homeModules, isDraft ? null : {});

  const isNew = tasks.data && summary.data && isFirstVisit(tasks.data, summary.data);
  const sections = isDraft
    ? [banner, functions, summary, tasks]
    : [banner, functions, summary, tasks, modules];
  const allFailed = sections.every(({ error, data }) => error && data === undefined);
  const later = useLater(!modules.loading);
  // The banners load when the browser is idle, with their space reserved, because they are below the due
  // tasks.
  const bannerLater = useLater(!banner.loading);
  const hasNoBanner = banner.data?.list.length === 0;
  const { companyId } = session;
  const [expected] = useState(() => homeShape.read(companyId));
  const [keepsStrip, setKeepsStrip] = useState(expected.strip && company?.topAdvert !== false);
  const seenEntries = functions.data ? leading(functions.data, resolve).length : expected.functions;
  const seenTasks = tasks.data ? tasksOf(tasks.data, resolve).list.length : expected.tasks;
  useEffect(
    () => homeShape.remember(companyId, { functions: seenEntries, tasks: seenTasks }),
    [companyId, seenEntries, seenTasks],
  );
  // A back end may not support the goal, and a failed summary has none; then no space is reserved.
  const mayHaveWeek = summary.data ? summary.data.week !== undefined : summary.error === undefined;
  const mayBeNew = isNew === true || (tasks.data?.total === 0 && summary.loading);

  return (
    <HomePage
      session={session}
      hour={hour}
      summary={loadOf(summary)}
      banner={bannerLater || hasNoBanner ? loadOf(banner) : { state: 'loading' }}
      expected={expected}
      functions={loadOf(functions)}
      tasks={loadOf(tasks)}
      newcomer={mayBeNew}
      start={later && isNew === true ? Start : undefined}
      modules={isDraft ? { state: 'ready', data: [] } : loadOf(modules)}
      strip={
        isDraft || keepsStrip ? (
          <>{later && (isDraft ? <DraftBar /> : <Strip onGone={() => setKeepsStrip(false)} />)}</>
        ) : undefined
      }
      week={
        offers(weeklyGoalSet) && mayHaveWeek ? (
          <>{later && summary.data?.week && <Week week={summary.data.week} />}</>
        ) : undefined
      }
      join={session.hasCompany ? undefined : <JoinCard />}
      allFailed={allFailed ? () => sections.forEach(({ reload }) => void reload()) : undefined}
      t={t}
      resolve={resolve}
      renderLink={routerLink}
    >
      {later ? isDraft ? <Draft query={query} /> : <Below modules={modules.data ?? []} /> : undefined}
    </HomePage>
  );
}
