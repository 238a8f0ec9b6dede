import { searchQuery } from '@stoa/api/contract/search';
import { useApi } from '@stoa/api/react';
import { SearchRows } from '@stoa/ui/patterns/SearchPage';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import type { SearchKind, SearchSort } from '../Search/searchAddress.ts';
import { rowsOf } from '../Search/searchView.ts';

/** How many of a kind stand under its name. */
export const firstOfKind = 3;

/** The first of one kind. */
export function KindRows({
  keyword,
  kind,
  sort,
  count,
}: {
  keyword: string;
  kind: SearchKind;
  sort: SearchSort;
  /** How many of the kind there are. */
  count: number;
}) {
  const t = useTranslations('find.search');
  const resolve = useLinkResolver();
  const answer = useApi(searchQuery, { keyword, kind, sort, pageSize: firstOfKind }, { keepPrevious: true });
  return (
    <SearchRows
      rows={loadOf(answer, ({ list }) => rowsOf(list, resolve))}
      retry={t('retry')}
      level={3}
      expected={Math.min(count, firstOfKind)}
      renderLink={routerLink}
    />
  );
}
