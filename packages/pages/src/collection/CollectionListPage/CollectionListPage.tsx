import { type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { CourseCardSkeleton, plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Grid } from '@stoa/ui/Grid';
import { Heading } from '@stoa/ui/Heading';
import { KeywordBox } from '../../course/CourseListPage/parts/KeywordBox.tsx';
import { Loaded, type Load } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import * as styles from './CollectionListPage.css.ts';
import { CollectionCard } from './parts/CollectionCard.tsx';
import type { CollectionListWords, CollectionRows, ListedCollection } from './types.ts';

export interface CollectionListPageProps {
  title: string;
  words: CollectionListWords;
  keyword: string;
  rows: Load<CollectionRows>;
  /** The button that follows one; its room is kept while there is none. */
  follow?: ((collection: ListedCollection) => ReactNode) | undefined;
  /** `typing` while the word may still grow. */
  onKeyword: (keyword: string, typing: boolean) => void;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

const bones = (
  <Grid least="lg">
    {Array.from({ length: 6 }, (_, at) => (
      <CourseCardSkeleton key={at} />
    ))}
  </Grid>
);

function Rows({ rows, props }: { rows: CollectionRows; props: CollectionListPageProps }) {
  const { words, keyword, follow, onKeyword, onPage, renderLink = plainLink } = props;
  if (rows.collections.length === 0) {
    const searched = keyword !== '';
    return (
      <EmptyState
        picture={searched ? 'search' : 'shelf'}
        title={searched ? words.emptyFiltered : words.empty}
      >
        {searched && (
          <Button variant="outline" onClick={() => onKeyword('', false)}>
            {words.clear}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <Paged page={rows.page} pageCount={rows.pageCount} stale={rows.stale} label={words.pages} onPage={onPage}>
      <Grid asChild least="lg">
        <ul className={styles.list}>
          {rows.collections.map((collection) => (
            <li key={collection.id} className={styles.item}>
              <CollectionCard collection={collection} follow={follow} renderLink={renderLink} />
            </li>
          ))}
        </ul>
      </Grid>
    </Paged>
  );
}

/** The specials or the institutes, with a word to find one by. Props only: it knows neither address nor server. */
export function CollectionListPage(props: CollectionListPageProps) {
  const { title, words, keyword, rows, onKeyword } = props;
  return (
    <Container width="catalogue" className={paged.listPage} data-component="CollectionListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <output className={paged.count}>
          {rows.state === 'ready' && !rows.data.stale && rows.data.count}
        </output>
        <KeywordBox value={keyword} label={words.keyword} onKeyword={onKeyword} />
      </header>
      <Loaded load={rows} retry={words.retry} skeleton={bones} level={2}>
        {(data) => <Rows rows={data} props={props} />}
      </Loaded>
    </Container>
  );
}
