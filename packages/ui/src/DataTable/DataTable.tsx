import { clsx } from 'clsx';
import {
  useCallback,
  useMemo,
  type ComponentProps,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
} from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { useControlled } from '../hooks/useControlled.ts';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';
import { nextSort, sortPlaces, sortRows, withAll, withKey, type TableSort } from './model.ts';
import { RowCard } from './parts/Cards.tsx';
import { Notice } from './parts/Notice.tsx';
import { TableHead, type SelectedShare } from './parts/TableHead.tsx';
import { TableRow, type CellColumn } from './parts/TableRow.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import type { TableColumn, TableLayout, TableState } from './types.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table lists. It is the caption, and the name of the scrolling region. */
  caption: string;
  /**
   * Shows the caption above the rows. By default it is only for screen readers, because a page usually has a
   * heading that says the same.
   */
  showCaption?: boolean;
  /** The columns. Define the list outside of render or memoise it, because a new list renders every row again. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Returns a key that no other row has, not even on other pages. Define the function outside of render. */
  rowKey: (row: Row) => string;
  /** Returns the name of a row, for the label of its check box. Needed with `selectable`. */
  rowName?: (row: Row) => string;
  /**
   * Returns the address of a row's page. A click anywhere in the row opens it, but for keyboard and screen
   * readers there is one link.
   */
  rowHref?: (row: Row) => string | undefined;
  renderLink?: RenderLink;

  sort?: TableSort;
  defaultSort?: TableSort;
  onSortChange?: (sort: TableSort) => void;

  selectable?: boolean;
  /** Keys of the selected rows. Rows of other pages stay selected. */
  selected?: ReadonlySet<string>;
  defaultSelected?: ReadonlySet<string>;
  onSelectedChange?: (selected: ReadonlySet<string>) => void;

  layout?: TableLayout;
  defaultLayout?: TableLayout;
  onLayoutChange?: (layout: TableLayout) => void;
  /** Shows a switch between table and cards. */
  layoutToggle?: boolean;
  /** Renders the content of a card. Default: every column with its heading. */
  renderCard?(this: void, row: Row): ReactNode;

  state?: TableState;
  /** Number of skeleton rows while loading. Use the number of rows that a page will hold. Default 5. */
  skeletonRows?: number;
  /** Content shown instead of the usual message if there are no rows. */
  empty?: ReactNode;
  /** Shown instead of the usual message when loading failed. */
  error?: ReactNode;
  onRetry?: () => void;

  /** Actions for the selected rows, shown above the table. */
  toolbar?: ReactNode;
  /**
   * Maximum height of the table, as a CSS length; the rows then scroll under the head. Without it they scroll
   * with the page.
   */
  maxBlockSize?: string;
  /**
   * Distance from the top of the window at which the head sticks, as a CSS length: the height of a sticky page
   * header.
   */
  stickyTop?: string;
}

const none: ReadonlySet<string> = new Set();
const interactive = 'a, button, input, select, textarea, label, summary';

/**
 * A click anywhere in the row clicks its link, with the same modifier keys, so that Ctrl or Cmd opens a new
 * tab.
 */
function followRow(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(interactive) || getSelection()?.isCollapsed === false)
    return;
  const { ctrlKey, metaKey, shiftKey } = event;
  target
    .closest('[data-linked]')
    ?.querySelector('th a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** One listener serves all rows. Keyboard users reach the links themselves. */
function followRows(body: HTMLElement | null): (() => void) | undefined {
  if (body === null) return undefined;
  body.addEventListener('click', followRow);
  return () => body.removeEventListener('click', followRow);
}

/**
 * Rows and columns as a table or as cards, with sorting, selection and links. The table is a real `table`
 * element, so that screen readers announce the position in it. `content-visibility` does not apply to table
 * rows, so only cards skip the layout of what is out of view.
 */
export function DataTable<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  rowName,
  rowHref,
  renderLink = plainLink,
  sort: sortByParent,
  defaultSort,
  onSortChange,
  selectable = false,
  selected: selectedByParent,
  defaultSelected = none,
  onSelectedChange,
  layout: layoutByParent,
  defaultLayout = 'table',
  onLayoutChange,
  layoutToggle = false,
  renderCard,
  state = 'ready',
  skeletonRows = 5,
  empty,
  error,
  onRetry,
  toolbar,
  maxBlockSize,
  stickyTop,
  className,
  style,
  ...rest
}: DataTableProps<Row>) {
  const labels = useLabels('dataTable');
  const [sort, setSort] = useControlled<TableSort | undefined>(
    sortByParent,
    defaultSort,
    (next) => next !== undefined && onSortChange?.(next),
  );
  const [selected, setSelected] = useControlled(selectedByParent, defaultSelected, onSelectedChange);
  const [layout, setLayout] = useControlled(layoutByParent, defaultLayout, onLayoutChange);

  const placed = useMemo((): readonly CellColumn<Row>[] => {
    const named = columns.find(({ rowHeader }) => rowHeader === true) ?? columns[0];
    return columns.map((column) => {
      const className = clsx(
        column.numeric === true && styles.numeric,
        column.hideBelow !== undefined && styles.hideBelow[column.hideBelow],
      );
      return {
        column,
        named: column === named,
        className,
        holding: {
          // Most cells hold plain text, and have no class unless their column has one.
          plain: className === '' ? undefined : className,
          demanding: clsx(className, styles.anything),
          drawn: clsx(className, styles.drawn, styles.anything),
        },
      };
    });
  }, [columns]);
  const asks = columns.some(({ hideBelow }) => hideBelow !== undefined);
  const heads = useMemo(
    () =>
      placed.map(({ column, named }) => ({
        column,
        named,
        className: clsx(
          styles.head,
          column.numeric === true && styles.numericHead,
          column.hideBelow !== undefined && styles.hideBelow[column.hideBelow],
        ),
      })),
    [placed],
  );
  const places = useMemo(() => {
    const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
    return by === undefined ? undefined : sortPlaces(rows, by, labels.locale);
  }, [columns, rows, sort?.key, labels.locale]);
  const ordered = useMemo(
    () => (places === undefined || sort === undefined ? rows : sortRows(rows, places, sort.direction)),
    [places, rows, sort],
  );

  const changeSort = (next: TableSort) => {
    setSort(next);
    const header = columns.find(({ key }) => key === next.key)?.header ?? '';
    announce(labels.sorted(header, next.direction));
  };
  const choose = useCallback(
    (event: FormEvent<HTMLElement>) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      const key = target.closest<HTMLElement>('[data-key]')?.dataset['key'];
      if (key !== undefined) setSelected(withKey(selected, key, target.checked));
    },
    [selected, setSelected],
  );

  const loading = state === 'loading';
  const failed = state === 'error';
  const notice =
    failed || (!loading && rows.length === 0) ? (
      <Notice failed={failed} empty={empty} error={error} onRetry={onRetry} />
    ) : undefined;
  const shown = notice === undefined && !loading ? ordered : [];
  const share = (): SelectedShare => {
    const chosen = rows.filter((row) => selected.has(rowKey(row))).length;
    if (chosen === 0) return 'none';
    return chosen === rows.length ? 'all' : 'some';
  };
  // The elements are made once, so that sorting only moves them: React then need not compare what each row got.
  const items = useMemo(
    () =>
      new Map(
        rows.map((row) => {
          const key = rowKey(row);
          const item = {
            row,
            rowKey: key,
            columns: placed,
            selected: selectable ? selected.has(key) : undefined,
            selectName: selectable ? labels.select(rowName?.(row) ?? key) : undefined,
            href: rowHref?.(row),
            renderLink,
          };
          const element =
            layout === 'table' ? (
              <TableRow key={key} {...item} />
            ) : (
              <RowCard key={key} {...item} {...(renderCard === undefined ? {} : { renderCard })} />
            );
          return [row, element];
        }),
      ),
    [rows, rowKey, placed, selectable, selected, labels, rowName, rowHref, renderLink, layout, renderCard],
  );
  const chooseAll = (on: boolean) => setSelected(withAll(selected, rows.map(rowKey), on));
  const width = columns.length + (selectable ? 1 : 0);
  const sizes: CSSProperties & Record<`--stoa-table-${string}`, string | undefined> = {
    '--stoa-table-max-block-size': maxBlockSize,
    '--stoa-table-sticky-top': stickyTop,
    ...style,
  };

  return (
    <div
      {...rest}
      data-component="DataTable"
      data-layout={layout}
      data-state={state}
      style={sizes}
      className={clsx(styles.root, asks && styles.asked, className)}
    >
      <Toolbar
        selectedCount={selected.size}
        onClear={() => setSelected(none)}
        columns={columns}
        sort={sort}
        onSortChange={changeSort}
        layout={layout}
        onLayoutChange={layoutToggle ? setLayout : undefined}
      >
        {toolbar}
      </Toolbar>
      {layout === 'table' ? (
        <ScrollArea label={caption} axis="inline" className={styles.frame}>
          <table aria-busy={loading || state === 'refreshing' || undefined} className={styles.grid}>
            <caption className={showCaption ? styles.caption : undefined}>
              {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
            </caption>
            <TableHead
              columns={heads}
              sort={sort}
              onSort={(key) => changeSort(nextSort(sort, key))}
              selectAll={
                selectable ? { name: labels.selectAll, share: share(), onAll: chooseAll } : undefined
              }
            />
            <tbody
              ref={followRows}
              className={clsx(styles.rows, shown.length > 0 && styles.listing)}
              onChange={choose}
            >
              {shown.map((row) => items.get(row))}
              {loading &&
                Array.from({ length: skeletonRows }, (_, at) => (
                  <tr key={at}>
                    {selectable && (
                      <td className={styles.drawn}>
                        <Skeleton />
                      </td>
                    )}
                    {placed.map(({ column, className: cell }) => (
                      <td key={column.key} className={clsx(cell, styles.drawn)}>
                        <Skeleton />
                      </td>
                    ))}
                  </tr>
                ))}
              {notice !== undefined && (
                <tr>
                  <td colSpan={width} className={styles.whole}>
                    {notice}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </ScrollArea>
      ) : (
        (notice ?? (
          <ul
            aria-label={caption}
            aria-busy={loading || state === 'refreshing' || undefined}
            className={styles.cards}
            onChange={choose}
          >
            {shown.map((row) => items.get(row))}
            {loading &&
              Array.from({ length: skeletonRows }, (_, at) => (
                <li key={at} className={styles.card}>
                  <Skeleton lines={4} />
                </li>
              ))}
          </ul>
        ))
      )}
    </div>
  );
}
