import type { ModuleItem } from '@stoa/api/contract/home';
import type { HomeModuleKind } from '@stoa/domain';
import { cardClasses as card } from '@stoa/ui/parts';
import { CourseCard, type CourseCardLayout, type RenderLink } from '@stoa/ui/CourseCard';
import { EntryCard, EntryCover } from '@stoa/ui/EntryCard';
import { Tag } from '@stoa/ui/Tag';
import { entryCover } from '../../../common/cover.ts';
import { courseCardOf } from '../../../common/courseCard.ts';
import { useViewer } from '../../../common/viewer/index.ts';
import { TileFacts } from './TileFacts.tsx';
import { badgeOf, coverOf, factsOf, markOf } from '../entry.ts';
import type { EntriesProps, ModuleProps } from '../HomeModules.tsx';
import type { LeadingItem } from '../plan.ts';
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

export interface EntryProps extends Omit<EntriesProps, 'items'> {
  item: LeadingItem;
  layout: CourseCardLayout;
}

/**
 * An entry as a card or a row. A course has its usual card when the back end sends the whole course; any
 * other entry, and a course without its numbers, shows its texts.
 */
export function Entry(props: EntryProps) {
  const { module, item, layout, now, t, resolve, renderLink, renderMark } = props;
  const viewer = useViewer();
  if (item.course) {
    return (
      <CourseCard
        {...courseCardOf(item.course, resolve, viewer)}
        href={item.href}
        layout={layout}
        renderLink={renderLink}
        data-part="entry"
      />
    );
  }
  const { title, href, corners, progress, summary } = item;
  const given = markOf(module.kind, item);
  return (
    <EntryCard
      title={title}
      href={href}
      layout={layout}
      media={<EntryCover {...entryCover(coverOf(item))} layout={layout} {...{ corners, progress }} />}
      action={given && renderMark?.(given, title)}
      renderLink={renderLink}
      data-part="entry"
    >
      {summary !== undefined && (
        <p className={layout === 'row' ? styles.oneLine : styles.summary} title={summary}>
          {summary}
        </p>
      )}
      <EntryFacts kind={module.kind} item={item} now={now} t={t} />
    </EntryCard>
  );
}
