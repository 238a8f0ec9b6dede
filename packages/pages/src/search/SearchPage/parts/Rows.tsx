import type { SearchResult } from '@stoa/api/contract/search';
import { TargetKind } from '@stoa/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { CourseCover } from '@stoa/ui/CourseCover';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { loadSanitiser, type Sanitise } from '@stoa/ui/RichText';
import { Skeleton } from '@stoa/ui/Skeleton';
import { foundCover } from '../../../common/cover.ts';
import { Loaded, type Load } from '../../../common/index.ts';
import { leading, type Resolve } from '../../../links/index.ts';
import { partsOfMarkup } from '../marks.ts';
import * as styles from '../SearchPage.css.ts';
import { Marked } from './Marked.tsx';

interface Drawn {
  sanitise: Sanitise;
  renderLink: RenderLink;
}

type Found = SearchResult & { href: string };

const people: readonly TargetKind[] = [TargetKind.Teacher, TargetKind.Lecturer, TargetKind.Mentor];

/** The portrait of a person, or the cover of anything else. */
function Picture({ row, sanitise }: { row: Found; sanitise: Sanitise }) {
  const { kind, coverUrl } = row;
  const title = partsOfMarkup(sanitise(row.title))
    .map(({ text }) => text)
    .join('');
  if (!people.includes(kind)) {
    return <CourseCover {...foundCover(row, title)} className={styles.cover} />;
  }
  return (
    <span className={styles.portrait}>
      <Avatar size="lg" decorative name={title} src={coverUrl} />
    </span>
  );
}

interface RowProps extends Drawn {
  row: Found;
  level: 2 | 3;
  action: ReactNode;
}

function Row({ row, level, action, sanitise, renderLink }: RowProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.row}>
      <Picture row={row} sanitise={sanitise} />
      <div className={styles.words}>
        <Title className={styles.title}>
          {renderLink({
            href: row.href,
            className: styles.link,
            children: <Marked html={row.title} sanitise={sanitise} />,
          })}
        </Title>
        {row.summary !== '' && (
          <p className={styles.summary}>
            <Marked html={row.summary} sanitise={sanitise} />
          </p>
        )}
        {row.meta.length > 0 && <p className={styles.facts}>{row.meta.join(' · ')}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}

/** The skeleton of `many` rows. */
export const rowBones = (many = 3) => (
  <div className={styles.bones} aria-hidden>
    {Array.from({ length: many }, (_, at) => (
      <div key={at} className={styles.bone}>
        <Skeleton lines={3} />
      </div>
    ))}
  </div>
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
  /** Words of the button that tries again. */
  retry: string;
  resolve: Resolve;
  /** Heading level: 3 below the name of their kind, 2 where there is only one kind. */
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
  resolve,
  level,
  renderAction,
  expected,
  renderLink = plainLink,
}: SearchRowsProps) {
  const sanitiser = useSanitiser();
  return (
    <Loaded load={rows} retry={retry} skeleton={rowBones(expected)} level={level}>
      {(data) => (
        <Loaded load={sanitiser} retry={retry} skeleton={rowBones(expected)} level={level}>
          {(sanitise) => (
            <ul className={styles.rows}>
              {leading(data, resolve).map((row) => (
                <Row
                  key={`${row.kind} ${row.target.id ?? row.href}`}
                  row={row}
                  level={level}
                  action={renderAction?.(row)}
                  sanitise={sanitise}
                  renderLink={renderLink}
                />
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
