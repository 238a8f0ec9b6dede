import { FixedPageKey, ProgressState, noCompanyId } from '@stoa/domain';
import { and, asc, eq } from 'drizzle-orm';
import { homeFunction, member } from '../../db/schema/index.ts';
import { inScope } from '../../db/scope.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { Unauthorised } from '../../http/unauthorised.ts';
import { tasksOf } from '../../shared/tasks.ts';
import { flagsOf } from '../company/queries.ts';
import { advertsOn } from './adverts.ts';
import { bannersOf } from './banners.ts';
import { leadsToClosed } from './closed.ts';
import { modulesOf } from './modules.ts';
import { storedPage } from './pages.ts';
import { previewOf } from './preview.ts';

const banners: Run<'homeBanner'> = (context) =>
  bannersOf(context.tx, context.session.companyId, FixedPageKey.Home, context);

/** The discovery page is public; every other page needs a session. */
const bannersOfPage: Run<'pageBanner'> = (context, { pageKey }) => {
  const { services, session } = context;
  if (session === undefined && pageKey !== FixedPageKey.Find) throw new Unauthorised(false);
  const companyId = session?.companyId ?? noCompanyId;
  return inScope(services.db, session, (tx) => bannersOf(tx, companyId, pageKey, context));
};

const functions: Run<'homeFunctions'> = async ({ tx, session, services, text, media }) => {
  const flags = await flagsOf(tx, session.companyId, services.settings);
  const [membership] = await tx
    .select({ hideVip: member.hideVipModule })
    .from(member)
    .where(and(eq(member.memberId, session.memberId), eq(member.userId, session.userId)));
  const rows = await tx
    .select()
    .from(homeFunction)
    .where(eq(homeFunction.companyId, session.companyId))
    .orderBy(asc(homeFunction.sort), asc(homeFunction.functionId));
  const seen = { flags, hideVip: membership?.hideVip ?? false };
  return rows
    .filter(({ flag, target }) => (flag === null || flags[flag]) && !leadsToClosed(target, seen))
    .map((row) => ({
      functionId: row.functionId,
      name: text(row.name),
      iconUrl: media(row.iconUrl),
      target: row.target,
      badge: row.badge === null ? undefined : text(row.badge),
      sort: row.sort,
    }));
};

const preview: Run<'previewModules'> = (context, { previewId, previewToken }) =>
  previewOf(context, previewId, previewToken);

/** The tasks that are not done yet. */
const tasks: Run<'upcomingTasks'> = async (context, { limit = 10, kind }) => {
  const open = (await tasksOf(context)).filter(
    (task) => task.state !== ProgressState.Completed && (kind === undefined || task.planItemType === kind),
  );
  return {
    total: open.length,
    overdue: open.filter((task) => task.state === ProgressState.Overdue).length,
    list: open.slice(0, limit),
    serverTime: context.now,
  };
};

/** Adverts of a page, at most one per slot. */
const advertsOfPage: Run<'adverts'> = async (
  { tx, session, services, text, media },
  { pageKey = FixedPageKey.Home },
) => {
  const rows = await advertsOn(tx, session.companyId, storedPage(pageKey, services.settings));
  return rows.map((row) => ({
    advId: row.advId,
    pageKey,
    slot: row.slot,
    title: text(row.title),
    imageUrl: media(row.imageUrl),
    corner: row.corner ?? undefined,
    target: row.target ?? undefined,
    frequency: row.frequency,
    closable: row.closable,
  }));
};

export const homeHandlers = {
  homeBanner: banners,
  pageBanner: bannersOfPage,
  homeFunctions: functions,
  homeModules: modulesOf,
  previewModules: preview,
  upcomingTasks: tasks,
  adverts: advertsOfPage,
} satisfies Handlers;
