import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { actionOf, isRightToLeft } from '../../keyboard/keyMap.ts';
import { useLabels } from '../../provider/UiProvider.tsx';
import { ScrollArea } from '../../ScrollArea/ScrollArea.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../CalendarHeatmap.css.ts';
import { dayAfter, heatmapKeys, type HeatCell, type HeatGrid } from '../model.ts';

interface HeatGridTableProps {
  name: string;
  grid: HeatGrid;
  weekStart: number;
  nameOf: (day: HeatCell) => string;
  /** Called with the day that has the pointer or the focus, and with `undefined` when none has. */
  onPoint: (at: number | undefined) => void;
}

const cellOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
const dayOf = (target: EventTarget) => {
  const day = cellOf(target)?.dataset['day'];
  return day === undefined ? undefined : Number(day);
};

// The role makes screen readers pass arrow keys on to the page; in a plain table they would use these keys
// themselves.
const asGrid = { role: 'grid' } as const;
const asCell = { role: 'gridcell' } as const;

/** The table of days: weeks as columns, weekdays as rows. It is one tab stop; its keys are `heatmapKeys`. */
export function HeatGridTable({ name, grid, weekStart, nameOf, onPoint }: HeatGridTableProps) {
  const words = useLabels('calendarHeatmap');
  const body = useRef<HTMLTableSectionElement>(null);
  const { days, lead, weeks, months } = grid;
  const [chosen, setChosen] = useState(days.length - 1);
  // When the calendar has become shorter, the tab stop moves to its last day.
  const stop = Math.min(chosen, days.length - 1);

  const press = (event: KeyboardEvent) => {
    const at = dayOf(event.target);
    const move = actionOf(heatmapKeys, event, isRightToLeft(event.currentTarget));
    if (at === undefined || move === undefined) return;
    event.preventDefault();
    body.current?.querySelector<HTMLElement>(`[data-day="${dayAfter(move, at, days)}"]`)?.focus();
  };
  const meet = (event: FocusEvent) => {
    const at = dayOf(event.target);
    if (at !== undefined) setChosen(at);
    onPoint(at);
  };
  const follow = (event: PointerEvent) => onPoint(dayOf(event.target));

  useLayoutEffect(() => {
    const view = body.current?.closest('[data-part="view"]');
    // If the year does not fit, the newest weeks are in view. In right-to-left pages scroll positions are
    // negative.
    if (view) view.scrollLeft = view.scrollWidth * (isRightToLeft(view) ? -1 : 1);
  }, []);

  // Memoised, so that the squares are not rendered again while a pointer moves over them.
  const rows = useMemo(
    () =>
      Array.from({ length: 7 }, (_, row) => {
        const weekday = (row + weekStart) % 7;
        return (
          <tr key={row}>
            <th scope="row" className={styles.weekday}>
              {/* The weekday starts from 4 January 1970, which was a Sunday. */}
              <VisuallyHidden>{words.weekday((weekday + 3) * 86_400_000)}</VisuallyHidden>
              {row % 2 === 0 && (
                <span aria-hidden className={styles.letter}>
                  {words.weekdays[weekday]}
                </span>
              )}
            </th>
            {Array.from({ length: weeks }, (_, week) => {
              const at = week * 7 + row - lead;
              const day = days[at];
              if (day === undefined) return <td key={week} aria-hidden />;
              return (
                <td
                  key={week}
                  {...asCell}
                  data-day={at}
                  data-step={day.step}
                  tabIndex={at === stop ? 0 : -1}
                  aria-label={nameOf(day)}
                  className={styles.cell}
                />
              );
            })}
          </tr>
        );
      }),
    [days, lead, weeks, weekStart, stop, nameOf, words],
  );

  const size: CSSProperties & Record<'--weeks', number> = { '--weeks': weeks };
  return (
    <ScrollArea label={name} axis="inline" className={styles.scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the table is an ARIA grid, whose keys are handled at its root while its cells take the focus */}
      <table
        {...asGrid}
        aria-label={name}
        aria-readonly
        style={size}
        className={styles.calendar}
        onKeyDown={press}
        onFocus={meet}
        onBlur={() => onPoint(undefined)}
        onPointerOver={follow}
        onPointerLeave={() => onPoint(undefined)}
      >
        <thead>
          <tr>
            <td aria-hidden />
            {(months[0]?.week ?? 0) > 0 && <td aria-hidden colSpan={months[0]?.week} />}
            {months.map(({ time, week, weeks: span }) => (
              <th key={week} scope="colgroup" colSpan={span} className={styles.month}>
                {span > 1 && words.month(time)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>{rows}</tbody>
      </table>
    </ScrollArea>
  );
}
