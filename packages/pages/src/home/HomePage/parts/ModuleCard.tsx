import type { Corner } from '@stoa/domain';
import { clsx } from 'clsx';
import { cardClasses as card } from '@stoa/ui/parts';
import type { CourseCardLayout, RenderLink } from '@stoa/ui/CourseCard';
import { TileCover, TileFacts, type TileProgress } from '../../../common/Tile.tsx';

/** A course as a module of the home page brings it: its facts are words already. */
export interface HomeCourse {
  id: number;
  title: string;
  href: string;
  coverUrl?: string | undefined;
  /** Chooses the motif of a generated cover. */
  category?: string | number | undefined;
  facts: readonly string[];
  corners?: readonly Corner[] | undefined;
  progress?: TileProgress | undefined;
}

/** Looks like a CourseCard, which needs figures where a module has words (contract 5.2, ModuleItem). */
export function ModuleCard({
  course,
  layout,
  renderLink,
}: {
  course: HomeCourse;
  layout: CourseCardLayout;
  renderLink: RenderLink;
}) {
  const row = layout === 'row';
  const { id, title, href, facts, ...picture } = course;
  return (
    <article className={clsx(row ? card.row : card.card, !row && card.liftable)} data-part="course">
      <TileCover seed={id} row={row} {...picture} />
      <div className={row ? card.rowBody : card.body}>
        <h3 className={clsx(card.title, row && card.rowTitle)} title={title}>
          {renderLink({ href, className: card.link, children: title })}
        </h3>
        <TileFacts facts={facts} progress={course.progress} className={card.line} />
      </div>
    </article>
  );
}
