import { relationList } from '@stoa/api/contract/interact';
import { useApiPage } from '@stoa/api/react';
import { Relation, TargetKind } from '@stoa/domain';
import { followKinds, kindsShown, MyFollowsPage, relationOf } from '@stoa/pages/account/MyFollowsPage';
import { hrefOf } from '@stoa/pages/links';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { FollowEntry } from './FollowEntry.tsx';

const pageSize = 20;

/** Everything that the person follows. */
export default function MyFollows() {
  const t = useTranslations('mine');
  const resolve = useLinkResolver();
  const { pathname, search } = useLocation();
  const { query, page: goTo } = useListAddress();
  useScreenTitle(t('follows'));

  const kinds = kindsShown(resolve);
  const wanted = Number(new URLSearchParams(search).get('kind'));
  const kind = kinds.find((name) => followKinds[name] === wanted);
  const targetKind = kind && followKinds[kind];
  const page = useApiPage(relationList, {
    relation: targetKind === undefined ? Relation.Follow : relationOf(targetKind),
    targetKind,
    pageNo: query.pageNo,
    pageSize,
  });

  return (
    <MyFollowsPage
      kinds={kinds}
      kind={kind}
      hrefOf={(each) => (each === undefined ? pathname : `${pathname}?kind=${followKinds[each]}`)}
      follows={pageLoadOf(page)}
      renderFollow={(entry) => <FollowEntry entry={entry} />}
      browseHref={hrefOf(resolve({ kind: TargetKind.Url, url: '/teacher/list' }))}
      t={t}
      resolve={resolve}
      onPage={goTo}
      renderLink={routerLink}
    />
  );
}
