import type { HomeFunction } from '@stoa/api/contract/home';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '@stoa/ui/parts';
import { idle } from '@stoa/ui/idle';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { IconButton } from '@stoa/ui/IconButton';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { HomeTranslate } from '../../words/index.ts';
import * as styles from './Functions.css.ts';

/** Number of functions on one page of the carousel. */
const pageSize = 10;
/**
 * The number of functions below which each gets a panel of its own, because a long shared panel would be
 * almost empty.
 */
const fewest = 5;

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

/**
 * The company's functions, ten at a time. When there are only a few, they are placed in the columns of the
 * courses below.
 */
export function Functions({ entries, t, renderLink }: FunctionsProps) {
  const [page, setPage] = useState(0);
  const few = entries.length < fewest;
  const last = Math.ceil(entries.length / pageSize) - 1;
  const at = Math.min(page, last);
  const list = (
    <ul className={few ? styles.tiles : styles.list}>
      {entries.slice(at * pageSize, (at + 1) * pageSize).map((entry) => (
        <li key={entry.functionId}>
          {renderLink({
            href: entry.href,
            className: few ? styles.tile : styles.entry,
            children: (
              <>
                <span className={styles.plate}>
                  <Picture entry={entry} />
                  {entry.badge && <span className={styles.badge}>{entry.badge}</span>}
                </span>
                <span className={styles.name}>{entry.name}</span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('functions')} className={few ? undefined : styles.root} data-part="functions">
      {last > 0 && (
        <IconButton
          glyph={ChevronLeft}
          directional
          label={t('previous')}
          disabled={at === 0}
          onClick={() => setPage(at - 1)}
        />
      )}
      {few ? <Grid asChild>{list}</Grid> : list}
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
  const few = count < fewest;
  const entries = Array.from({ length: Math.min(count, pageSize) }, (_, at) => (
    <span key={at} className={few ? styles.tile : styles.entry}>
      <Skeleton shape="block" className={styles.plateBone} />
      <Skeleton className={styles.nameBone} />
    </span>
  ));
  if (few) return <Grid aria-hidden>{entries}</Grid>;
  return (
    <div className={styles.root} aria-hidden>
      <div className={styles.list}>{entries}</div>
    </div>
  );
}
