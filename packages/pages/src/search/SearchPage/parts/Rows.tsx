import type { SearchResult } from '@stoa/api/contract/search';
import { TargetKind } from '@stoa/domain';
import { useEffect, useState } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { CourseCover } from '@stoa/ui/CourseCover';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { loadSanitiser, type Sanitise } from '@stoa/ui/RichText';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Loaded, type Load } from '../../../common/index.ts';
import { leading, type Resolve } from '../../../links/index.ts';
import type { FindTranslate } from '../../words/index.ts';
import { partsOfMarkup } from '../marks.ts';
import * as styles from '../SearchPage.css.ts';
import { Marked } from './Marked.tsx';

interface Drawn {
  sanitise: Sanitise;
  renderLink: RenderLink;
}

type Found = SearchResult & { href: string };

const people: readonly TargetKind[] = [TargetKind.Teacher, TargetKind.Lecturer, TargetKind.Mentor];

/** A portrait of people, a cover of what is studied. */
function Picture({ row, sanitise }: { row: Found; sanitise: Sanitise }) {
  const { kind, target, meta, coverUrl } = row;
  if (!people.includes(kind)) {
    return <CourseCover seed={target.id ?? 0} category={meta[0]} src={coverUrl} className={styles.cover} />;
  }
  const words = partsOfMarkup(sanitise(row.title));
  return (
    <span className={styles.portrait}>
      <Avatar size="lg" decorative name={words.map(({ text }) => text).join('')} src={coverUrl} />
    </span>
  );
}

function Row({ row, level, sanitise, renderLink }: Drawn & { row: Found; level: 2 | 3 }) {
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
    </li>
  );
}

/** The shape of so many rows. */
export const rowBones = (many = 3) => (
  <div className={styles.bones} aria-hidden>
    {Array.from({ length: many }, (_, at) => (
      <div key={at} className={styles.bone}>
        <Skeleton lines={3} />
      </div>
    ))}
  </div>
);

/** Nothing uncleaned is ever shown: without the sanitiser there are no rows yet, only the wish to try again. */
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
  /** What was found; what leads to a screen that is not built is not shown. Titles and summaries are markup. */
  rows: Load<readonly SearchResult[]>;
  t: FindTranslate;
  resolve: Resolve;
  /** 3 below the name of their kind, 2 where there is only one. */
  level: 2 | 3;
  /** How many will come, as far as that is known: so much room is kept. */
  expected?: number;
  renderLink?: RenderLink;
}

/** What was found, one below the other; each row leads on as a whole. */
export function SearchRows({ rows, t, resolve, level, expected, renderLink = plainLink }: SearchRowsProps) {
  const sanitiser = useSanitiser();
  const retry = t('search.retry');
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
