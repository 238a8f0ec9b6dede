import { clsx } from 'clsx';
import { CourseCard, CourseCardSkeleton, plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { Heading } from '@stoa/ui/Heading';
import type { CourseListLayout, CourseListPageProps } from '../CourseListPage.tsx';
import * as styles from '../CourseListPage.css.ts';
import type { CourseGroup, ListedCourse, RenderMarks } from '../types.ts';
import { CourseTable } from './CourseTable.tsx';

interface Drawn {
  level: 2 | 3;
  renderLink: RenderLink;
  marks?: RenderMarks | undefined;
}

/** What a card can be told to do: go on learning, and the marks. */
function acts(course: ListedCourse, { renderLink, marks }: Drawn) {
  const { resume } = course;
  if (!resume && !marks) return undefined;
  return (
    <span className={styles.acts}>
      {resume &&
        renderLink({
          href: resume.href,
          className: styles.resume,
          children: (
            <>
              {resume.label}
              <span className={styles.unseen}>{` ${course.title}`}</span>
            </>
          ),
        })}
      {marks?.(course)}
    </span>
  );
}

function Card({ course, drawn }: { course: ListedCourse; drawn: Drawn }) {
  const {
    id,
    categoryName: _category,
    level: _level,
    rank,
    collected: _collected,
    wanted: _wanted,
    ...card
  } = course;
  const { action: _action, resume: _resume, ...shown } = card;
  return (
    <li className={styles.item}>
      {rank !== undefined && (
        // The list is numbered already for who listens.
        <span className={styles.rankPlace} aria-hidden>
          <span className={styles.rank} data-top={rank <= 3 ? '' : undefined}>
            {rank}
          </span>
        </span>
      )}
      <CourseCard
        {...shown}
        seed={id}
        level={drawn.level}
        action={acts(course, drawn)}
        renderLink={drawn.renderLink}
      />
    </li>
  );
}

/** Courses as cards, numbered where they have a place. */
export function CourseCards({ courses, ...drawn }: Drawn & { courses: readonly ListedCourse[] }) {
  const [first] = courses;
  const cards = courses.map((course) => <Card key={course.id} course={course} drawn={drawn} />);
  return (
    <Grid asChild>
      {first?.rank === undefined ? (
        <ul className={styles.list}>{cards}</ul>
      ) : (
        <ol className={styles.list} start={first.rank}>
          {cards}
        </ol>
      )}
    </Grid>
  );
}

type GroupsProps = Pick<CourseListPageProps, 'words' | 'layout' | 'marks' | 'renderLink'> & {
  groups: readonly CourseGroup[];
};

/** The courses of a page, as cards or as a table; in parts where the list has them. */
export function CourseGroups({ groups, words, layout, marks, renderLink = plainLink }: GroupsProps) {
  return groups.map(({ key, title, courses }) => (
    <div key={key} className={clsx(title !== undefined && styles.group)}>
      {title !== undefined && (
        <Heading level={2} size={18}>
          {title}
        </Heading>
      )}
      {layout === 'table' ? (
        <CourseTable
          courses={courses}
          words={words.columns}
          label={title === undefined ? words.list : `${words.list} ${title}`}
          marks={marks}
          renderLink={renderLink}
        />
      ) : (
        <CourseCards
          courses={courses}
          level={title === undefined ? 2 : 3}
          marks={marks}
          renderLink={renderLink}
        />
      )}
    </div>
  ));
}

/** Eight of what comes, if nobody knows better. */
export function Bones({ layout, many = 8 }: { layout: CourseListLayout; many?: number }) {
  const isTable = layout === 'table';
  return (
    <Grid layout={isTable ? 'list' : 'grid'} gap={isTable ? 2 : 6}>
      {Array.from({ length: many }, (_, at) => (
        <CourseCardSkeleton key={at} layout={isTable ? 'row' : 'card'} />
      ))}
    </Grid>
  );
}
