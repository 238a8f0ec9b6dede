import type { CourseCollection } from '@stoa/api/contract/course';
import { TargetKind } from '@stoa/domain';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { CourseCardSkeleton, plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Grid } from '@stoa/ui/Grid';
import { Heading } from '@stoa/ui/Heading';
import { ChannelBar, type ChannelLink } from '../../course/ChannelBar/index.ts';
import { KeywordBox } from '../../course/CourseListPage/parts/KeywordBox.tsx';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import type { ChannelTranslate } from '../../course/words/index.ts';
import type { CollectionTranslate } from '../words/index.ts';
import * as styles from './CollectionListPage.css.ts';
import { CollectionCard } from './parts/CollectionCard.tsx';

export interface CollectionListPageProps {
  /** Whether the list shows specials or institutes. */
  kind: CourseCollection['kind'];
  collections: Load<RowsOfPage<CourseCollection>>;
  /** The lists of courses that the person may open, this one among them. */
  channels: readonly ChannelLink[];
  /** The keyword searched for, or ''. */
  keyword: string;
  t: CollectionTranslate;
  /** Translator of the names of the lists. */
  tChannels: ChannelTranslate;
  resolve: Resolve;
  /** Renders the button that follows a collection; its space is reserved until it has loaded. */
  follow?: ((collection: CourseCollection) => ReactNode) | undefined;
  /** `typing` while the person is still typing the keyword. */
  onKeyword: (keyword: string, typing: boolean) => void;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <Grid>
    {Array.from({ length: 4 }, (_, at) => (
      <CourseCardSkeleton key={at} />
    ))}
  </Grid>
);

/**
 * Up to this number collections have the full width of the page, because they would leave half of a row of
 * cards empty.
 */
const mostWide = 2;
/** This number fills a row of larger cards. */
const oneRow = 3;

function Rows({ page, props }: { page: RowsOfPage<CourseCollection>; props: CollectionListPageProps }) {
  const { t, resolve, keyword, follow, onKeyword, onPage, renderLink = plainLink } = props;
  if (page.rows.length === 0) {
    const searched = keyword !== '';
    return (
      <EmptyState picture={searched ? 'search' : 'shelf'} title={t(searched ? 'emptyFiltered' : 'empty')}>
        {searched && (
          <Button variant="outline" onClick={() => onKeyword('', false)}>
            {t('clear')}
          </Button>
        )}
      </EmptyState>
    );
  }
  const isFew = page.total <= mostWide;
  return (
    <Paged page={page.pageNo} pageCount={page.pages} stale={page.stale} label={t('pages')} onPage={onPage}>
      <Grid
        asChild
        layout={isFew ? 'list' : 'grid'}
        least={page.total === oneRow ? 'lg' : 'md'}
        gap={isFew ? 4 : 6}
      >
        <ul className={styles.list}>
          {page.rows.map((collection) => (
            <li key={collection.id} className={styles.item}>
              <CollectionCard
                layout={isFew ? 'wide' : 'card'}
                {...{ collection, t, resolve, follow, renderLink }}
              />
            </li>
          ))}
        </ul>
      </Grid>
    </Paged>
  );
}

/** The list of specials or of institutes, with a search field. */
export function CollectionListPage(props: CollectionListPageProps) {
  const { kind, collections, channels, keyword, t, tChannels, onKeyword, renderLink = plainLink } = props;
  const isSpecial = kind === TargetKind.Special;
  return (
    <Container className={paged.listPage} data-component="CollectionListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {t(isSpecial ? 'special' : 'institute')}
        </Heading>
        <output className={paged.count}>
          {collections.state === 'ready' &&
            !collections.data.stale &&
            t(isSpecial ? 'countSpecial' : 'countInstitute', { total: collections.data.total })}
        </output>
        <KeywordBox
          value={keyword}
          label={t(isSpecial ? 'keywordSpecial' : 'keywordInstitute')}
          onKeyword={onKeyword}
        />
      </header>
      <ChannelBar channels={channels} label={tChannels('name')} renderLink={renderLink} />
      <Loaded essential load={collections} retry={t('retry')} skeleton={skeleton} level={2}>
        {(data) => <Rows page={data} props={props} />}
      </Loaded>
    </Container>
  );
}
