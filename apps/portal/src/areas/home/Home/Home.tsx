import { homeBanner, homeFunctions, homeModules, upcomingTasks } from '@stoa/api/contract/home';
import { studySummary } from '@stoa/api/contract/study';
import { useApi } from '@stoa/api/react';
import { HomePage, type HomeTasks } from '@stoa/ui/patterns/HomePage';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useSession } from '../../../session/portal.ts';
import { useCompany } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { bannerView } from '../../../common/bannerView.ts';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { leading } from '../../../common/hrefs.ts';
import { firstCourses, isFirstVisit, partOfDay, tasksOf } from '../model.ts';
import { homeShape } from '../homeShape.ts';
import { useLater } from '../../../kernel/useLater.ts';
import { personView, summaryView, tasksView, type HomeView } from '../views.ts';

/** Tasks change while a person studies elsewhere: asked again when they come back (screens 3, section 5). */
const tasksAgainSeconds = 60;

const quietly = { waiting: null } as const;
const Strip = lazyPart(async () => ({ default: (await import('./parts/BelowFold.tsx')).Strip }), quietly);
const Below = lazyPart(async () => ({ default: (await import('./parts/BelowFold.tsx')).Below }), quietly);
const Join = lazyPart(async () => ({ default: (await import('./parts/BelowFold.tsx')).Join }), quietly);
const StartHere = lazyPart(() => import('./parts/StartHere.tsx'), quietly);

/** Screens R1, R2: everything that the person can go on with. Each section loads and fails alone. */
export default function Home() {
  const t = useTranslations('home');
  const { locale } = useLanguage();
  const session = useSession();
  const company = useCompany();
  const resolve = useLinkResolver();
  useScreenTitle(t('title'));
  const [start, setStart] = useState<HomeTasks>();
  const [hour] = useState(() => new Date().getHours());

  const banner = useApi(homeBanner, {});
  const functions = useApi(homeFunctions, {});
  const summary = useApi(studySummary, {});
  const tasks = useApi(upcomingTasks, {}, { pollSeconds: tasksAgainSeconds });
  const query = new URLSearchParams(useLocation().search);
  // A draft takes the place of what is published (screens I12).
  const isDraft = query.has('previewId');
  const modules = useApi(homeModules, isDraft ? null : {});

  const isNew = tasks.data && summary.data && isFirstVisit(tasks.data, summary.data);
  const view: HomeView = { t, locale, session, resolve };
  const sections = isDraft
    ? [banner, functions, summary, tasks]
    : [banner, functions, summary, tasks, modules];
  const allFailed = sections.every(({ error, data }) => error && data === undefined);
  const first = firstCourses(modules.data ?? [], resolve, t('more'));
  const later = useLater(!banner.loading && !modules.loading);
  const { companyId } = session;
  const [expected] = useState(() => homeShape.read(companyId));
  const [keepsStrip, setKeepsStrip] = useState(expected.strip && company?.topAdvert !== false);
  const entries = functions.data && leading(functions.data, resolve);
  const seenEntries = entries?.length ?? expected.functions;
  const seenTasks = tasks.data ? tasksOf(tasks.data, resolve).list.length : expected.tasks;
  useEffect(
    () => homeShape.remember(companyId, { functions: seenEntries, tasks: seenTasks }),
    [companyId, seenEntries, seenTasks],
  );
  const waitsForStart = isNew === true ? !start : tasks.data?.total === 0 && summary.loading;

  return (
    <HomePage
      words={{
        retry: t('retry'),
        banner: t('banner'),
        functions: t('functions'),
        previous: t('previous'),
        next: t('next'),
        tasks: t('tasks.title'),
        modules: t('modules'),
      }}
      person={personView(view, partOfDay(hour))}
      summary={loadOf(summary, (data) => summaryView(data, view))}
      banner={loadOf(banner, (data) => bannerView(data, resolve))}
      expected={expected}
      functions={loadOf(functions, () =>
        (entries ?? []).map(({ functionId, name, href, iconUrl, badge }) => ({
          id: functionId,
          name,
          href,
          iconUrl,
          badge,
        })),
      )}
      tasks={
        waitsForStart
          ? { state: 'loading' }
          : loadOf(tasks, (data) => (isNew === true && start ? start : tasksView(data, view)))
      }
      modules={isDraft ? { state: 'ready', data: [] } : loadOf(modules, () => first)}
      strip={
        isDraft || keepsStrip ? (
          <>{later && <Strip draft={isDraft} onGone={() => setKeepsStrip(false)} />}</>
        ) : undefined
      }
      join={session.hasCompany ? undefined : <Join />}
      allFailed={allFailed ? () => sections.forEach(({ reload }) => void reload()) : undefined}
      renderLink={routerLink}
    >
      {later && isNew === true && <StartHere onReady={setStart} />}

      {later && (
        <Below draft={isDraft ? query : undefined} modules={modules.data ?? []} shown={first[0]?.id} />
      )}
    </HomePage>
  );
}
