import type { ModuleItem } from '@stoa/api/contract/home';
import { HomeModuleKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { cardClasses as card } from '@stoa/ui/parts';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { Tag } from '@stoa/ui/Tag';
import { entryCover } from '../../../common/cover.ts';
import { TileCover, TileFacts } from '../../../common/Tile.tsx';
import { badgeOf, coverOf, factsOf, markOf } from '../entry.ts';
import type { EntriesProps, ModuleProps } from '../HomeModules.tsx';
import type { LeadingItem } from '../modules.ts';
import * as styles from '../HomeModules.css.ts';

export interface EntryTitleProps {
  item: LeadingItem;
  className: string;
  renderLink: RenderLink;
}

/** The title of an entry, which is the link to it. */
export function EntryTitle({ item: { title, href }, className, renderLink }: EntryTitleProps) {
  return (
    <h3 className={className} title={title}>
      {renderLink({ href, className: card.link, children: title })}
    </h3>
  );
}

export interface EntryFactsProps extends Pick<ModuleProps, 'now' | 't'> {
  kind: HomeModuleKind;
  item: ModuleItem;
}

/** The facts of an entry: status, details, and the person's progress. */
export function EntryFacts({ kind, item, now, t }: EntryFactsProps) {
  const { progress } = item;
  const badge = badgeOf(kind, item, t);
  const facts = factsOf(item, now);
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

interface EntryCardProps extends Omit<EntriesProps, 'items'> {
  item: LeadingItem;
  row: boolean;
}

function EntryCard({ module: { kind }, item, row, now, t, renderLink, renderMark }: EntryCardProps) {
  const { title, corners, progress } = item;
  // Courses need no summary beside title and progress; a collection says what it is for.
  const summary = kind === HomeModuleKind.Courses ? undefined : item.summary;
  const given = markOf(kind, item);
  const mark = given && renderMark?.(given, title);
  return (
    <article className={clsx(row ? card.row : card.card, !row && card.liftable)} data-part="entry">
      <TileCover {...entryCover(coverOf(item))} {...{ corners, progress, row }} />
      <div className={row ? card.rowBody : card.body}>
        <EntryTitle item={item} className={clsx(card.title, row && card.rowTitle)} renderLink={renderLink} />
        {summary !== undefined && (
          <p className={row ? styles.oneLine : styles.summary} title={summary}>
            {summary}
          </p>
        )}
        <EntryFacts kind={kind} item={item} now={now} t={t} />
        {mark && <div className={styles.mark}>{mark}</div>}
      </div>
    </article>
  );
}

function Entries({ items, row, ...rest }: EntriesProps & { row: boolean }) {
  return (
    <Grid asChild layout={row ? 'list' : 'grid'} gap={row ? 3 : 6}>
      <ul className={styles.list}>
        {items.map((item, at) => (
          <li key={at} className={styles.item}>
            <EntryCard item={item} row={row} {...rest} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** Courses, collections, live streams, topics, plans, classes and mixed content as cards. */
export const Cards = (props: EntriesProps) => <Entries {...props} row={false} />;

/** The same entries as rows; also for knowledge, which has no picture to show large. */
export const Rows = (props: EntriesProps) => <Entries {...props} row />;
