import { clsx } from 'clsx';
import { cardClasses as card } from '@stoa/ui/parts';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { Tag } from '@stoa/ui/Tag';
import { TileCover, TileFacts } from '../../../common/Tile.tsx';
import type { EntriesProps } from '../HomeModules.tsx';
import type { ModuleEntry } from '../types.ts';
import * as styles from '../HomeModules.css.ts';

/** The name of an entry: a link where it leads somewhere. */
export function EntryTitle({
  entry,
  className,
  renderLink,
}: {
  entry: ModuleEntry;
  className: string;
  renderLink: RenderLink;
}) {
  return (
    <h3 className={className} title={entry.title}>
      {entry.href === undefined
        ? entry.title
        : renderLink({ href: entry.href, className: card.link, children: entry.title })}
    </h3>
  );
}

/** What is known of an entry: how it stands, its facts, how far the reader is. */
export function EntryFacts({ entry: { badge, facts, progress } }: { entry: ModuleEntry }) {
  if (badge === undefined && facts.length === 0 && progress === undefined) return null;
  return (
    <TileFacts facts={facts} progress={progress} className={styles.facts}>
      {badge && (
        <Tag tone={badge.tone} className={styles.badge}>
          {badge.label}
        </Tag>
      )}
    </TileFacts>
  );
}

interface EntryCardProps extends Omit<EntriesProps, 'entries'> {
  entry: ModuleEntry;
  row: boolean;
}

function EntryCard({ entry, row, renderLink, renderMark }: EntryCardProps) {
  const { seed, category, coverUrl, corners, summary, progress } = entry;
  const mark = renderMark?.(entry);
  return (
    <article
      className={clsx(row ? card.row : card.card, !row && entry.href !== undefined && card.liftable)}
      data-part="entry"
    >
      <TileCover {...{ seed, category, coverUrl, corners, progress, row }} />
      <div className={row ? card.rowBody : card.body}>
        <EntryTitle
          entry={entry}
          className={clsx(card.title, row && card.rowTitle)}
          renderLink={renderLink}
        />
        {summary !== undefined && (
          <p className={row ? styles.oneLine : styles.summary} title={summary}>
            {summary}
          </p>
        )}
        <EntryFacts entry={entry} />
        {mark && <div className={styles.mark}>{mark}</div>}
      </div>
    </article>
  );
}

function Entries({ entries, row, ...rest }: EntriesProps & { row: boolean }) {
  return (
    <Grid asChild layout={row ? 'list' : 'grid'} gap={row ? 3 : 6}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <EntryCard entry={entry} row={row} {...rest} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** Courses, sets of courses, lives, topics, plans, classes and mixed content as cards. */
export const Cards = (props: EntriesProps) => <Entries {...props} row={false} />;

/** The same as rows, and knowledge, which has no picture to show large. */
export const Rows = (props: EntriesProps) => <Entries {...props} row />;
