import { collectionList } from '@stoa/api/contract/course';
import { useApiPage } from '@stoa/api/react';
import { TargetKind } from '@stoa/domain';
import { CollectionListPage, type ListedCollection } from '@stoa/ui/patterns/CollectionListPage';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { useLater } from '../../../kernel/useLater.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { collectionKindOf } from '../kinds.ts';
import { listedCollection } from '../views.ts';

const FollowButton = lazyPart(() => import('../CollectionDetail/FollowButton.tsx'), {
  waiting: null,
  place: 'inline',
});

/** Screens R21 and R23: the specials or the institutes. */
export default function CollectionList() {
  const t = useTranslations('collections');
  const { locale } = useLanguage();
  const resolve = useLinkResolver();
  const kind = collectionKindOf(useLocation().pathname);
  const address = useListAddress();
  const { keyword, pageNo, pageSize } = address.query;
  const isSpecial = kind === TargetKind.Special;
  const title = t(isSpecial ? 'special' : 'institute');
  useScreenTitle(title);
  const page = useApiPage(collectionList, { kind, keyword: keyword || undefined, pageNo, pageSize });
  const later = useLater(!page.loading);
  const follow = ({ id, name, followed = false }: ListedCollection) =>
    later && (
      <FollowButton
        targetKind={kind}
        targetId={id}
        title={name}
        on={followed}
        look="words"
        onSaved={() => void page.reload()}
      />
    );

  return (
    <CollectionListPage
      title={title}
      words={{
        keyword: t(isSpecial ? 'keywordSpecial' : 'keywordInstitute'),
        clear: t('clear'),
        retry: t('retry'),
        pages: t('pages'),
        emptyFiltered: t('emptyFiltered'),
        empty: t('empty'),
      }}
      keyword={keyword}
      rows={loadOf({ ...page, data: page.loading || page.error ? undefined : page }, (data) => ({
        collections: data.rows.map((one) => listedCollection(one, { t, locale, resolve })),
        count: t(isSpecial ? 'countSpecial' : 'countInstitute', { total: data.total }),
        page: data.pageNo,
        pageCount: data.pages,
        stale: data.stale,
      }))}
      follow={follow}
      onKeyword={address.search}
      onPage={address.page}
      renderLink={routerLink}
    />
  );
}
