import type { ResolvedLink } from '@stoa/domain';
import { useTranslations } from 'use-intl';
import { useSession } from '../../session/portal.ts';
import { useRouteTable } from '../../routing/tableContext.ts';
import { useCompany, useFlags } from '../../session/company.ts';
import { useLinkResolver } from '../../common/links.tsx';

export interface NavEntry {
  readonly key: string;
  readonly title: string;
  readonly to: ResolvedLink;
}

/** The most entries that the bar shows. */
export const mostInBar = 8;

const standard = [
  { key: 'home', path: '/home' },
  { key: 'courses', path: '/course/all' },
  { key: 'study', path: '/study/center', needs: 'company' },
  { key: 'exams', path: '/exam/list' },
  { key: 'live', path: '/live/company/list', needs: 'company' },
  { key: 'knowledge', path: '/knowledge/list', needs: 'knowledge' },
  { key: 'news', path: '/news' },
  { key: 'vip', path: '/vip/center', needs: 'vip' },
] as const;

/**
 * The main navigation: the company's own entries, else the standard ones; only screens that are built and
 * allowed.
 */
export function useNavigationEntries(): readonly NavEntry[] {
  const t = useTranslations('app.nav');
  const routes = useRouteTable();
  const session = useSession();
  const flags = useFlags();
  const company = useCompany();
  const resolve = useLinkResolver();

  if (company?.navItems) {
    const entries = company.navItems.map(({ key, title, target }) => ({ key, title, to: resolve(target) }));
    return entries.filter((entry): entry is NavEntry => entry.to !== undefined);
  }
  const may = {
    company: session.hasCompany,
    knowledge: flags.knowledgeModule && session.hasCompany,
    vip: !session.hideVipModule,
  };
  return standard
    .filter((entry) => routes.has(entry.path) && (!('needs' in entry) || may[entry.needs]))
    .map(({ key, path }) => ({ key, title: t(key), to: { kind: 'internal', path } }));
}

/** Whether an entry leads to where the person is, which means the same first segment of the address. */
export const isCurrent = (to: ResolvedLink, pathname: string): boolean =>
  to.kind === 'internal' &&
  to.path.split(/[/?#]/)[1] === (pathname === '/' ? 'home' : pathname.split('/')[1]);
