import { ProgressState, type FileLabel, type ItemKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { RenderLink } from '../CourseCard/renderLink.tsx';
import { Icon } from '../Icon/index.ts';
import { LessonRow, type LessonRowLayout } from '../LessonRow/index.ts';
import { useLabels } from '../provider/index.ts';
import * as styles from './ChapterOutline.css.ts';

/** What the outline reads of a course item (contract 5.3, CourseItem). */
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

/** At most two levels. */
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
  /** Which chapters are open at first: the one of the current item (else the first), or all. */
  initiallyOpen?: 'current' | 'all';
  /** A button that opens and closes all chapters. */
  expandAll?: boolean;
  /** Place of the chapters' titles in the outline of the page. */
  level?: 2 | 3 | 4;
  /** Where an item leads; undefined leaves it to `onItem`. */
  hrefOf?: ((item: OutlineItem) => string | undefined) | undefined;
  renderLink?: RenderLink | undefined;
  /** An item was chosen, locked ones too: the page says why not. */
  onItem?: ((item: OutlineItem) => void) | undefined;
  /** Words instead of an item's state: 'Watched to 12:34'. */
  noteOf?: ((item: OutlineItem) => string | undefined) | undefined;
}

const below = { 2: 'h3', 3: 'h4', 4: 'h5' } as const;

const allItems = (chapter: OutlineChapter): OutlineItem[] => [
  ...chapter.items,
  ...(chapter.children ?? []).flatMap(allItems),
];

type RowProps = Pick<
  ChapterOutlineProps,
  'currentItemId' | 'layout' | 'hrefOf' | 'renderLink' | 'onItem' | 'noteOf'
>;

function Items({ items, ...props }: RowProps & { items: readonly OutlineItem[] }) {
  const { currentItemId, layout, hrefOf, renderLink, onItem, noteOf } = props;
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

/** The contents of a course: chapters that open and close, the current item marked, states in words. */
export function ChapterOutline({
  chapters,
  currentItemId,
  layout = 'line',
  initiallyOpen = 'current',
  expandAll = false,
  level = 3,
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
  const rows = { currentItemId, layout, hrefOf, renderLink, onItem, noteOf };
  const toggle = (chapterId: number, shown: boolean) => {
    // The browser tells every change, also the ones that came from here.
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
