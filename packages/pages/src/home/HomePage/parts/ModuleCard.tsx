import type { ModuleItem } from '@stoa/api/contract/home';
import { clsx } from 'clsx';
import { cardClasses as card } from '@stoa/ui/parts';
import type { CourseCardLayout, RenderLink } from '@stoa/ui/CourseCard';
import { entryCover } from '../../../common/cover.ts';
import { TileCover, TileFacts } from '../../../common/Tile.tsx';
import { coverOf } from '../../HomeModules/entry.ts';

export interface ModuleCardProps {
  course: ModuleItem & { href: string };
  layout: CourseCardLayout;
  renderLink: RenderLink;
}

/** A card that looks like a `CourseCard`, but takes words, because an entry of a module has no numbers. */
export function ModuleCard({ course, layout, renderLink }: ModuleCardProps) {
  const row = layout === 'row';
  const { title, href, meta = [], corners, progress } = course;
  return (
    <article className={clsx(row ? card.row : card.card, !row && card.liftable)} data-part="course">
      <TileCover {...entryCover(coverOf(course))} {...{ row, corners, progress }} />
      <div className={row ? card.rowBody : card.body}>
        <h3 className={clsx(card.title, row && card.rowTitle)} title={title}>
          {renderLink({ href, className: card.link, children: title })}
        </h3>
        <TileFacts facts={meta} progress={progress} className={card.line} />
      </div>
    </article>
  );
}
