import { type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { FilterBar } from '@stoa/ui/FilterBar';
import { Grid } from '@stoa/ui/Grid';
import { Heading } from '@stoa/ui/Heading';
import { PersonCard } from '@stoa/ui/PersonCard';
import { Skeleton } from '@stoa/ui/Skeleton';
import { KeywordBox } from '../../course/CourseListPage/parts/KeywordBox.tsx';
import { Loaded, type Load } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import * as styles from './PeoplePages.css.ts';
import type { ListedPerson, PersonListWords, PersonRows } from './types.ts';

export interface PersonListPageProps {
  title: string;
  words: PersonListWords;
  keyword: string;
  /** What one can choose by; empty where nobody has one. */
  tags: readonly string[];
  /** The chosen one, or ''. */
  tag: string;
  rows: Load<PersonRows>;
  /** The button that follows somebody. */
  follow?: ((person: ListedPerson) => ReactNode) | undefined;
  /** `typing` while the word may still grow. */
  onKeyword: (keyword: string, typing: boolean) => void;
  onTag: (tag: string) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  renderLink?: RenderLink;
}

const bones = (
  <Grid least="lg" aria-hidden>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.cardBone} />
    ))}
  </Grid>
);

function Card({
  person,
  follow,
  renderLink,
}: Pick<PersonListPageProps, 'follow'> & { person: ListedPerson; renderLink: RenderLink }) {
  const { name, href, avatarUrl, post, orgName, tags, courseCount, fanCount, score } = person;
  return (
    <PersonCard
      name={name}
      href={href}
      avatarUrl={avatarUrl}
      post={post}
      orgName={orgName}
      tags={tags}
      level={2}
      courseCount={courseCount || undefined}
      fanCount={fanCount || undefined}
      score={score}
      action={follow?.(person)}
      renderLink={renderLink}
    />
  );
}

function Rows({ rows, props }: { rows: PersonRows; props: PersonListPageProps }) {
  const { words, keyword, tag, follow, onClear, onPage, renderLink = plainLink } = props;
  if (rows.people.length === 0) {
    const narrowed = keyword !== '' || tag !== '';
    return (
      <EmptyState
        picture={narrowed ? 'search' : 'shelf'}
        title={narrowed ? words.emptyFiltered : words.empty}
      >
        {narrowed && (
          <Button variant="outline" onClick={onClear}>
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
          {rows.people.map((person) => (
            <li key={person.id} className={styles.item}>
              <Card person={person} follow={follow} renderLink={renderLink} />
            </li>
          ))}
        </ul>
      </Grid>
    </Paged>
  );
}

/** Teachers or lecturers, found by a word or by what they are good at. Props only: it knows neither address nor server. */
export function PersonListPage(props: PersonListPageProps) {
  const { title, words, keyword, tags, tag, rows, onKeyword, onTag } = props;
  return (
    <Container width="catalogue" className={paged.listPage} data-component="PersonListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <output className={paged.count}>
          {rows.state === 'ready' && !rows.data.stale && rows.data.count}
        </output>
        <div className={styles.find}>
          <KeywordBox value={keyword} label={words.keyword} onKeyword={onKeyword} />
        </div>
      </header>
      {tags.length > 0 && (
        <FilterBar
          label={words.filters}
          more={words.more}
          less={words.less}
          groups={[
            {
              name: 'tag',
              label: words.tag,
              all: words.all,
              value: tag,
              options: tags.map((value) => ({ value, label: value })),
            },
          ]}
          onFilter={(_name, value) => onTag(value)}
        />
      )}
      <Loaded load={rows} retry={words.retry} skeleton={bones} level={2}>
        {(data) => <Rows rows={data} props={props} />}
      </Loaded>
    </Container>
  );
}
