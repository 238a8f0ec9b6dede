import { searchQuery } from '@stoa/api/contract/search';
import { useApi } from '@stoa/api/react';
import { firstOfKind, type KindCount, type SearchSort } from '@stoa/pages/search';
import { countsIn, SearchRows } from '@stoa/pages/search/SearchPage';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useLinkResolver } from '../../../common/links.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';

export interface KindRowsProps extends KindCount {
  keyword: string;
  sort: SearchSort;
}

/** The first results of one kind. */
export function KindRows({ keyword, kind, sort, count }: KindRowsProps) {
  const t = useTranslations('find');
  const { locale } = useLanguage();
  const resolve = useLinkResolver();
  const answer = useApi(searchQuery, { keyword, kind, sort, pageSize: firstOfKind }, { keepPrevious: true });
  return (
    <SearchRows
      rows={loadOf(answer, ({ list }) => list)}
      retry={t('search.retry')}
      countsOf={(row) => countsIn(row, t, locale)}
      resolve={resolve}
      level={3}
      expected={Math.min(count, firstOfKind)}
      renderLink={routerLink}
    />
  );
}
