import type { HomeFunction } from '@stoa/api/contract/home';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '@stoa/ui/parts';
import { idle } from '@stoa/ui/idle';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { IconButton } from '@stoa/ui/IconButton';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { HomeTranslate } from '../../words/index.ts';
import { areMany, hasLongWord, narrowColumns } from '../../functionColumns.ts';
import * as styles from './Functions.css.ts';

/** Number of functions on one page of the carousel. */
const pageSize = 10;
const EntryGlyph = lazyPart(async () => {
  await idle();
  return import('./EntryGlyph.tsx');
});

/** The picture of a function, or an icon that fits its address. */
function Picture({ entry }: { entry: FunctionsProps['entries'][number] }) {
  const [broken, setBroken] = useState(false);
  if (!entry.iconUrl || broken) {
    return <EntryGlyph href={entry.href} />;
  }
  return <img src={entry.iconUrl} alt="" className={styles.image} onError={() => setBroken(true)} />;
}

export interface FunctionsProps {
  entries: readonly (HomeFunction & { href: string })[];
  t: HomeTranslate;
  renderLink: RenderLink;
}

const itemOf = (count: number) =>
  clsx(styles.item, styles.columns[narrowColumns(count)], areMany(count) ? styles.many : styles.few);
const entryOf = (count: number) => clsx(styles.entry, !areMany(count) && styles.entryBeside);

/**
 * The company's functions in one row that is always full, ten at a time; on a phone in several rows that are
 * as full as possible.
 */
export function Functions({ entries, t, renderLink }: FunctionsProps) {
  const [page, setPage] = useState(0);
  const last = Math.ceil(entries.length / pageSize) - 1;
  const at = Math.min(page, last);
  const shown = entries.slice(at * pageSize, (at + 1) * pageSize);
  return (
    <nav aria-label={t('functions')} className={styles.root} data-part="functions">
      {last > 0 && (
        <IconButton
          glyph={ChevronLeft}
          directional
          label={t('previous')}
          disabled={at === 0}
          onClick={() => setPage(at - 1)}
        />
      )}
      <ul className={styles.list}>
        {shown.map((entry) => (
          <li key={entry.functionId} className={itemOf(shown.length)}>
            {renderLink({
              href: entry.href,
              className: entryOf(shown.length),
              children: (
                <>
                  <span className={styles.plate}>
                    <Picture entry={entry} />
                    {entry.badge && <span className={styles.badge}>{entry.badge}</span>}
                  </span>
                  <span className={clsx(styles.name, hasLongWord(entry.name) && styles.longWord)}>
                    {entry.name}
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <IconButton
          glyph={ChevronRight}
          directional
          label={t('next')}
          disabled={at === last}
          onClick={() => setPage(at + 1)}
        />
      )}
    </nav>
  );
}

/** The skeleton of the functions. */
export function FunctionsSkeleton({ count = 8 }: { count?: number | undefined }) {
  const shown = Math.min(count, pageSize);
  if (shown === 0) return null;
  return (
    <div className={styles.root} aria-hidden>
      <div className={styles.list}>
        {Array.from({ length: shown }, (_, at) => (
          <span key={at} className={itemOf(shown)}>
            <span className={entryOf(shown)}>
              <Skeleton shape="block" className={styles.plateSkeleton} />
              <Skeleton className={styles.nameSkeleton} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
