import type { CourseSummary } from '@stoa/api/contract/course';
import type { SearchResult } from '@stoa/api/contract/search';
import { TargetKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { CourseCard, plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { EntryCard, EntryCardSkeleton } from '@stoa/ui/EntryCard';
import { Grid } from '@stoa/ui/Grid';
import { cardClasses } from '@stoa/ui/parts';
import { loadSanitiser, type Sanitise } from '@stoa/ui/RichText';
import { courseCardOf } from '../../../common/courseCard.ts';
import { foundCover } from '../../../common/cover.ts';
import { Loaded, type Load } from '../../../common/index.ts';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import { useViewer } from '../../../common/viewer/index.ts';
import { leading, type Resolve } from '../../../links/index.ts';
import { partsOfMarkup } from '../marks.ts';
import * as styles from '../SearchPage.css.ts';
import { Marked } from './Marked.tsx';

type CountsOf = (row: SearchResult) => readonly string[];

interface RowProps {
  row: SearchResult & { href: string };
  level: 2 | 3;
  action: ReactNode;
  countsOf: CountsOf | undefined;
  resolve: Resolve;
  sanitise: Sanitise;
  renderLink: RenderLink;
}

const people: readonly TargetKind[] = [TargetKind.Teacher, TargetKind.Lecturer, TargetKind.Mentor];

/** A course as in every list of courses, with the matches in its title emphasised. */
function CourseRow({ course, row, ...props }: RowProps & { course: CourseSummary }) {
  const { level, action, resolve, sanitise, renderLink } = props;
  const shown = useShownStudyNum();
  const viewer = useViewer();
  return (
    <CourseCard
      {...courseCardOf(shown(course), resolve, viewer)}
      heading={<Marked html={row.title} sanitise={sanitise} />}
      summary={row.summary === '' ? undefined : <Marked html={row.summary} sanitise={sanitise} />}
      layout="row"
      level={level}
      action={action}
      renderLink={renderLink}
    />
  );
}

/** The portrait of a person in the place of a cover, or the cover of anything else. */
function Picture({ row, title }: { row: SearchResult; title: string }) {
  if (!people.includes(row.kind)) {
    return <CourseCover {...foundCover(row, title)} className={cardClasses.rowCover} />;
  }
  return (
    <span className={clsx(cardClasses.rowCover, styles.portrait)}>
      <Avatar size="lg" decorative name={title} src={row.coverUrl} />
    </span>
  );
}

function Row({ row, level, action, countsOf, sanitise, renderLink }: RowProps) {
  const title = partsOfMarkup(sanitise(row.title))
    .map(({ text }) => text)
    .join('');
  const facts = [...row.meta, ...(countsOf?.(row) ?? [])].join(' · ');
  return (
    <EntryCard
      title={title}
      heading={<Marked html={row.title} sanitise={sanitise} />}
      href={row.href}
      layout="row"
      level={level}
      media={<Picture row={row} title={title} />}
      action={action}
      renderLink={renderLink}
    >
      {row.summary !== '' && (
        <p className={styles.summary}>
          <Marked html={row.summary} sanitise={sanitise} />
        </p>
      )}
      {facts !== '' && <p className={cardClasses.line}>{facts}</p>}
    </EntryCard>
  );
}

/** The skeleton of `many` rows. */
export const rowSkeleton = (many = 3) => (
  <Grid layout="list" gap={2} aria-hidden>
    {Array.from({ length: many }, (_, at) => (
      <EntryCardSkeleton key={at} layout="row" />
    ))}
  </Grid>
);

/**
 * Loads the sanitiser. No row is shown without it, only a button to try again, because titles must never be
 * shown unsanitised.
 */
function useSanitiser(): Load<Sanitise> {
  const [attempt, setAttempt] = useState(0);
  const [load, setLoad] = useState<Load<Sanitise>>({ state: 'loading' });
  useEffect(() => {
    let here = true;
    loadSanitiser().then(
      (data) => here && setLoad({ state: 'ready', data }),
      () =>
        here &&
        setLoad({
          state: 'failed',
          onRetry: () => {
            setLoad({ state: 'loading' });
            setAttempt(attempt + 1);
          },
        }),
    );
    return () => {
      here = false;
    };
  }, [attempt]);
  return load;
}

export interface SearchRowsProps {
  /** The results; those of a screen that is not built are left out. Titles and summaries are markup. */
  rows: Load<readonly SearchResult[]>;
  /** Label of the button that tries again. */
  retry: string;
  /** Formats the numbers of a result, such as the number of its courses. */
  countsOf?: CountsOf | undefined;
  resolve: Resolve;
  /** Heading level: 3 below the name of their kind, 2 if there is only one kind. */
  level: 2 | 3;
  /** Renders a button beside a row. */
  renderAction?: ((row: SearchResult) => ReactNode) | undefined;
  /** Number of results that will load, if known, so that their room is kept. */
  expected?: number;
  renderLink?: RenderLink;
}

/** The results one below the other; each row as a whole is a link. */
export function SearchRows({
  rows,
  retry,
  countsOf,
  resolve,
  level,
  renderAction,
  expected,
  renderLink = plainLink,
}: SearchRowsProps) {
  const sanitiser = useSanitiser();
  return (
    <Loaded load={rows} retry={retry} skeleton={rowSkeleton(expected)} level={level}>
      {(data) => (
        <Loaded load={sanitiser} retry={retry} skeleton={rowSkeleton(expected)} level={level}>
          {(sanitise) => (
            <Grid asChild layout="list" gap={2}>
              <ul className={styles.rows}>
                {leading(data, resolve).map((row) => {
                  const drawn = {
                    row,
                    level,
                    action: renderAction?.(row),
                    countsOf,
                    resolve,
                    sanitise,
                    renderLink,
                  };
                  return (
                    <li key={`${row.kind} ${row.target.id ?? row.href}`} className={styles.row}>
                      {row.course ? <CourseRow {...drawn} course={row.course} /> : <Row {...drawn} />}
                    </li>
                  );
                })}
              </ul>
            </Grid>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
