import { ProgressState, type AccessState, type FileLabel, type ItemKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { RenderLink } from '../CourseCard/renderLink.tsx';
import { Icon } from '../Icon/index.ts';
import { LessonRow, type LessonRowLayout } from '../LessonRow/index.ts';
import { useLabels } from '../provider/index.ts';
import * as styles from './ChapterOutline.css.ts';

/** The parts of a course item that the outline needs. */
export interface OutlineItem {
  itemId: number;
  title: string;
  itemKind: ItemKind;
  fileLabel?: FileLabel | undefined;
  duration?: number | undefined;
  pageCount?: number | undefined;
  required: boolean;
  trial: boolean;
  state: ProgressState;
  percent: number;
  lastPosition?: number | undefined;
  lockedReason?: 'ORDER' | 'ACCESS' | undefined;
}

/** A chapter. `children` may hold sections, but these have no further level. */
export interface OutlineChapter {
  chapterId: number;
  title: string;
  state?: ProgressState | undefined;
  percent?: number | undefined;
  items: readonly OutlineItem[];
  children?: readonly OutlineChapter[] | undefined;
}

export interface ChapterOutlineProps extends Omit<ComponentProps<'div'>, 'children'> {
  chapters: readonly OutlineChapter[];
  currentItemId?: number | undefined;
  layout?: LessonRowLayout | undefined;
  /**
   * Which chapters are open at first: `current` opens the one with the current item (or else the first), `all`
   * opens all.
   */
  initiallyOpen?: 'current' | 'all';
  /** Shows a button that opens and closes all chapters. */
  expandAll?: boolean;
  /** Heading level of the chapters' titles. */
  level?: 2 | 3 | 4;
  /** The address of an item. For `undefined`, the item is a button that calls `onItem`. */
  hrefOf?: ((item: OutlineItem) => string | undefined) | undefined;
  renderLink?: RenderLink | undefined;
  /** The person's access to the course. It decides which items are locked and which can be tried. */
  access?: AccessState | undefined;
  /**
   * Called when an item is chosen. It is called for locked items too, so that the page can explain why they
   * are locked.
   */
  onItem?: ((item: OutlineItem) => void) | undefined;
  /** Returns the text shown instead of an item's state, such as “Watched to 12:34”. */
  noteOf?: ((item: OutlineItem) => string | undefined) | undefined;
}

const below = { 2: 'h3', 3: 'h4', 4: 'h5' } as const;

const allItems = (chapter: OutlineChapter): OutlineItem[] => [
  ...chapter.items,
  ...(chapter.children ?? []).flatMap(allItems),
];

type RowProps = Pick<
  ChapterOutlineProps,
  'currentItemId' | 'layout' | 'access' | 'hrefOf' | 'renderLink' | 'onItem' | 'noteOf'
>;

function Items({ items, ...props }: RowProps & { items: readonly OutlineItem[] }) {
  const { currentItemId, layout, access, hrefOf, renderLink, onItem, noteOf } = props;
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.itemId} className={styles.item}>
          <LessonRow
            title={item.title}
            itemKind={item.itemKind}
            state={item.state}
            percent={item.percent}
            duration={item.duration}
            pageCount={item.pageCount}
            required={item.required}
            trial={item.trial}
            lockedReason={item.lockedReason}
            access={access}
            current={item.itemId === currentItemId}
            layout={layout}
            note={noteOf?.(item)}
            href={hrefOf?.(item)}
            renderLink={renderLink}
            onChoose={onItem && (() => onItem(item))}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * The contents of a course: chapters that open and close, with the current item marked and each item's state in
 * words.
 */
export function ChapterOutline({
  chapters,
  currentItemId,
  layout = 'line',
  initiallyOpen = 'current',
  expandAll = false,
  level = 3,
  access,
  hrefOf,
  renderLink,
  onItem,
  noteOf,
  className,
  ...rest
}: ChapterOutlineProps) {
  const labels = useLabels('chapterOutline');
  const Title = `h${level}` as const;
  const Section = below[level];
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const withCurrent = chapters.filter((chapter) =>
      allItems(chapter).some(({ itemId }) => itemId === currentItemId),
    );
    const first = withCurrent.length > 0 ? withCurrent : chapters.slice(0, 1);
    return new Set((initiallyOpen === 'all' ? chapters : first).map(({ chapterId }) => chapterId));
  });
  const allOpen = chapters.every(({ chapterId }) => open.has(chapterId));
  const rows = { currentItemId, layout, access, hrefOf, renderLink, onItem, noteOf };
  const toggle = (chapterId: number, shown: boolean) => {
    // `toggle` events also follow changes that this component made itself; these are ignored.
    if (open.has(chapterId) === shown) return;
    const next = new Set(open);
    if (shown) next.add(chapterId);
    else next.delete(chapterId);
    setOpen(next);
  };

  return (
    <div
      {...rest}
      data-component="ChapterOutline"
      data-layout={layout}
      className={clsx(layout === 'stack' ? styles.plain : styles.spaced, className)}
    >
      {expandAll && chapters.length > 1 && (
        <button
          type="button"
          className={styles.all}
          onClick={() => setOpen(new Set(allOpen ? [] : chapters.map(({ chapterId }) => chapterId)))}
        >
          {allOpen ? labels.collapseAll : labels.expandAll}
        </button>
      )}
      {chapters.map((chapter) => {
        const items = allItems(chapter);
        const done = items.filter(({ state }) => state === ProgressState.Completed).length;
        return (
          <details
            key={chapter.chapterId}
            open={open.has(chapter.chapterId)}
            onToggle={(event) => toggle(chapter.chapterId, event.currentTarget.open)}
            data-part="chapter"
            className={layout === 'stack' ? styles.flat : styles.chapter}
          >
            <summary className={styles.summary}>
              <Title className={styles.title}>{chapter.title}</Title>
              <span className={styles.count}>{labels.done(done, items.length)}</span>
              <Icon glyph={ChevronDown} className={styles.chevron} />
            </summary>
            <Items {...rows} items={chapter.items} />
            {chapter.children?.map((child) => (
              <section key={child.chapterId} className={styles.child}>
                <Section className={styles.childTitle}>{child.title}</Section>
                <Items {...rows} items={child.items} />
              </section>
            ))}
          </details>
        );
      })}
    </div>
  );
}
