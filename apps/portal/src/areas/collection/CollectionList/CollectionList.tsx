import { collectionList, type CourseCollection } from '@stoa/api/contract/course';
import { useApiPage } from '@stoa/api/react';
import { TargetKind } from '@stoa/domain';
import { CollectionListPage } from '@stoa/pages/collection/CollectionListPage';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useChannelLinks } from '../../../common/course/useChannelLinks.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { useLater } from '../../../kernel/useLater.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { collectionKindOf } from '../kinds.ts';

const FollowButton = lazyPart(() => import('../../../common/FollowButton.tsx'), {
  waiting: null,
  place: 'inline',
});

/** The specials or the institutes. */
export default function CollectionList() {
  const t = useTranslations('collections');
  const tChannels = useTranslations('channels');
  const resolve = useLinkResolver();
  const kind = collectionKindOf(useLocation().pathname);
  const address = useListAddress();
  const { keyword, pageNo, pageSize } = address.query;
  useScreenTitle(t(kind === TargetKind.Special ? 'special' : 'institute'));
  const page = useApiPage(collectionList, { kind, keyword: keyword || undefined, pageNo, pageSize });
  const later = useLater(!page.loading);
  const follow = ({ id, name, followed = false }: CourseCollection) =>
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
      kind={kind}
      collections={pageLoadOf(page)}
      channels={useChannelLinks()}
      keyword={keyword}
      t={t}
      tChannels={tChannels}
      resolve={resolve}
      follow={follow}
      onKeyword={address.search}
      onPage={address.page}
      renderLink={routerLink}
    />
  );
}
