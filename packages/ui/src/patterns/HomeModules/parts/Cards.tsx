import { ProgressState } from '@stoa/domain';
import { clsx } from 'clsx';
import * as card from '../../../CourseCard/CourseCard.css.ts';
import { coverCorners } from '../../../CourseCard/corners.tsx';
import type { RenderLink } from '../../../CourseCard/renderLink.tsx';
import { CourseCover } from '../../../CourseCover/CourseCover.tsx';
import { Grid } from '../../../Grid/Grid.tsx';
import { useLabels } from '../../../provider/UiProvider.tsx';
import { Tag } from '../../../Tag/Tag.tsx';
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
  const labels = useLabels('courseCard');
  const done = progress?.state === ProgressState.Completed;
  if (badge === undefined && facts.length === 0 && progress === undefined) return null;
  return (
    <p className={styles.facts}>
      {badge && (
        <Tag tone={badge.tone} className={styles.badge}>
          {badge.label}
        </Tag>
      )}
      {facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      {progress && (
        <span className={clsx(styles.fact, done ? card.done : card.learned)}>
          {done ? `✓ ${labels.completed}` : labels.progress(progress.percent)}
        </span>
      )}
    </p>
  );
}

function EntryCard({ entry, row, renderLink }: { entry: ModuleEntry; row: boolean; renderLink: RenderLink }) {
  const { seed, category, coverUrl, corners, summary, progress } = entry;
  const done = progress?.state === ProgressState.Completed;
  return (
    <article
      className={clsx(row ? card.row : card.card, !row && entry.href !== undefined && card.liftable)}
      data-part="entry"
    >
      <CourseCover seed={seed} category={category} src={coverUrl} className={row ? card.rowCover : undefined}>
        {!row && coverCorners(corners)}
        {!row && progress && (
          <div className={card.bar} aria-hidden>
            <div
              className={card.barFill}
              data-state={done ? 'completed' : 'open'}
              style={{ inlineSize: `${progress.percent}%` }}
            />
          </div>
        )}
      </CourseCover>
      <div className={row ? card.rowBody : card.body}>
        <EntryTitle
          entry={entry}
          className={clsx(card.title, row && card.rowTitle)}
          renderLink={renderLink}
        />
        {summary !== undefined && <p className={row ? styles.oneLine : styles.summary}>{summary}</p>}
        <EntryFacts entry={entry} />
      </div>
    </article>
  );
}

function Entries({ entries, row, renderLink }: EntriesProps & { row: boolean }) {
  return (
    <Grid asChild layout={row ? 'list' : 'grid'} gap={row ? 3 : 6}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <EntryCard entry={entry} row={row} renderLink={renderLink} />
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
