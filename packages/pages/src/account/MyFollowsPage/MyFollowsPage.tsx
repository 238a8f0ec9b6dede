import type { SearchResult } from '@stoa/api/contract/search';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import * as mine from '../mine.css.ts';
import type { MineTranslate } from '../words/index.ts';
import type { FollowKind } from './kinds.ts';
import * as styles from './MyFollowsPage.css.ts';

export interface MyFollowsPageProps {
  /** The kinds that can be chosen. */
  kinds: readonly FollowKind[];
  /** The chosen kind; `undefined` shows all of them. */
  kind: FollowKind | undefined;
  /** The address that shows a kind; `undefined` means all kinds. */
  hrefOf: (kind: FollowKind | undefined) => string;
  follows: Load<RowsOfPage<SearchResult>>;
  /** Renders the button that ends and renews the following of an entry. */
  renderFollow?: ((entry: SearchResult) => ReactNode) | undefined;
  /** Address of a page with things to follow; linked while nothing is followed. */
  browseHref?: string | undefined;
  t: MineTranslate;
  resolve: Resolve;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <div className={styles.skeleton} aria-hidden>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.skeletonPart} />
    ))}
  </div>
);

// Loaded late, because the sanitiser of their titles loads even later.
const SearchRows = lazyPart(() => import('../../common/lazy/FoundRows.ts'), {
  waiting: skeleton,
  missing: orTryAgain,
});

/** Everything that the person follows, by kind. */
export function MyFollowsPage(props: MyFollowsPageProps) {
  const { kinds, kind, hrefOf, follows, renderFollow, browseHref } = props;
  const { t, resolve, onPage, renderLink = plainLink } = props;
  return (
    <div className={mine.root} data-component="MyFollowsPage">
      <header className={mine.head}>
        <Heading level={1} size={24} tabIndex={-1}>
          {t('follows')}
        </Heading>
        <output className={paged.count}>
          {follows.state === 'ready' &&
            !follows.data.stale &&
            t('followCount', { total: follows.data.total })}
        </output>
      </header>
      <TabNav label={t('kinds')}>
        {[undefined, ...kinds].map((each) => (
          <TabNavLink key={each ?? 'all'} asChild current={each === kind}>
            {renderLink({ href: hrefOf(each), className: '', children: t(`kind.${each ?? 'all'}`) })}
          </TabNavLink>
        ))}
      </TabNav>
      <Loaded essential load={follows} retry={t('retry')} skeleton={skeleton} level={2}>
        {(page) =>
          page.rows.length === 0 ? (
            <EmptyState
              picture="shelf"
              title={t(kind === undefined ? 'noFollows' : 'noFollowsOfKind')}
              description={t('noFollowsHint')}
            >
              {browseHref !== undefined && (
                <Button asChild variant="outline">
                  {renderLink({ href: browseHref, className: '', children: t('browseFollows') })}
                </Button>
              )}
            </EmptyState>
          ) : (
            <Paged
              page={page.pageNo}
              pageCount={page.pages}
              stale={page.stale}
              label={t('pages')}
              onPage={onPage}
            >
              <SearchRows
                rows={{ state: 'ready', data: page.rows }}
                retry={t('retry')}
                resolve={resolve}
                level={2}
                renderAction={renderFollow}
                renderLink={renderLink}
              />
            </Paged>
          )
        }
      </Loaded>
    </div>
  );
}
