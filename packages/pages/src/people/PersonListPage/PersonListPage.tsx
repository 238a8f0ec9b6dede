import type { Person } from '@stoa/api/contract/people';
import type { PersonRole } from '@stoa/domain';
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
import { courseTarget } from '../../course/target.ts';
import { KeywordBox } from '../../course/CourseListPage/parts/KeywordBox.tsx';
import { Loaded, Section, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import * as styles from '../people.css.ts';
import { targetOf } from '../target.ts';
import type { PeopleTranslate } from '../words/index.ts';

export interface PersonListPageProps {
  /** Whether the list shows the platform's teachers or the company's lecturers. */
  role: typeof PersonRole.Teacher | typeof PersonRole.Lecturer;
  people: Load<RowsOfPage<Person>>;
  /** The company's mentors, who are shown below its lecturers because they have no list of their own. */
  mentors?: readonly Person[] | undefined;
  /** The keyword searched for, or ''. */
  keyword: string;
  /** The tags to filter by; empty if nobody has one. */
  tags: readonly string[];
  /** The chosen tag, or ''. */
  tag: string;
  t: PeopleTranslate;
  resolve: Resolve;
  /** Renders the button to follow a person. */
  renderFollow?: ((person: Person) => ReactNode) | undefined;
  /** `typing` while the visitor is still typing the keyword. */
  onKeyword: (keyword: string, typing: boolean) => void;
  onTag: (tag: string) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <Grid least="lg" aria-hidden>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.cardSkeleton} />
    ))}
  </Grid>
);

function Card({
  person,
  level,
  props: { renderFollow, resolve, renderLink = plainLink },
}: {
  person: Person;
  level: 2 | 3;
  props: PersonListPageProps;
}) {
  return (
    <PersonCard
      name={person.name}
      href={hrefOf(resolve(targetOf(person))) ?? ''}
      avatarUrl={person.avatar}
      post={person.title}
      orgName={person.orgName}
      tags={person.tags}
      expertise={person.expertise}
      courses={person.courses?.map(({ courseId, title }) => ({
        title,
        href: hrefOf(resolve(courseTarget({ courseId }))),
      }))}
      level={level}
      courseCount={person.courseNum || undefined}
      fanCount={person.fansNum || undefined}
      score={person.score}
      action={renderFollow?.(person)}
      renderLink={renderLink}
    />
  );
}

function Cards({
  people,
  level,
  props,
}: {
  people: readonly Person[];
  level: 2 | 3;
  props: PersonListPageProps;
}) {
  return (
    <Grid asChild least="lg">
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.personId} className={styles.item}>
            <Card person={person} level={level} props={props} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

function Rows({ people, props }: { people: RowsOfPage<Person>; props: PersonListPageProps }) {
  const { role, t, keyword, tag, onClear, onPage } = props;
  if (people.rows.length === 0) {
    const narrowed = keyword !== '' || tag !== '';
    return (
      <EmptyState
        picture={narrowed ? 'search' : 'shelf'}
        title={t(narrowed ? `${role}.emptyFiltered` : `${role}.empty`)}
      >
        {narrowed && (
          <Button variant="outline" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <Paged
      page={people.pageNo}
      pageCount={people.pages}
      stale={people.stale}
      label={t('pages')}
      onPage={onPage}
    >
      <Cards people={people.rows} level={2} props={props} />
    </Paged>
  );
}

/** The list of teachers or lecturers, with a search field and a filter by expertise. */
export function PersonListPage(props: PersonListPageProps) {
  const { role, people, mentors = [], keyword, tags, tag, t, onKeyword, onTag } = props;
  return (
    <Container className={paged.listPage} data-component="PersonListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {t(`${role}.title`)}
        </Heading>
        <output className={paged.count}>
          {people.state === 'ready' && !people.data.stale && t(`${role}.count`, { total: people.data.total })}
        </output>
        <div className={styles.find}>
          <KeywordBox value={keyword} label={t(`${role}.keyword`)} onKeyword={onKeyword} />
        </div>
      </header>
      {tags.length > 0 && (
        <FilterBar
          label={t(`${role}.filters`)}
          more={t('more')}
          less={t('less')}
          groups={[
            {
              name: 'tag',
              label: t('tag'),
              all: t('all'),
              value: tag,
              options: tags.map((value) => ({ value, label: value })),
            },
          ]}
          onFilter={(_name, value) => onTag(value)}
        />
      )}
      {/* The filters come with the people. */}
      {tags.length === 0 && people.state === 'loading' && <Skeleton className={styles.filterSkeleton} />}
      <Loaded essential load={people} retry={t('retry')} skeleton={skeleton} level={2}>
        {(data) => <Rows people={data} props={props} />}
      </Loaded>
      {mentors.length > 0 && (
        <Section title={t('mentors')}>
          <Cards people={mentors} level={3} props={props} />
        </Section>
      )}
    </Container>
  );
}
