import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../Button/Button.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { actionOf, isRightToLeft } from '../../keyboard/keyMap.ts';
import { useLabels } from '../../provider/UiProvider.tsx';
import {
  calendarKeys,
  dayFault,
  dayWords,
  movedDay,
  nearest,
  weeksOf,
  type CalendarMove,
  type DayBounds,
} from '../model.ts';
import * as styles from './Calendar.css.ts';

interface CalendarProps {
  chosen: CalendarDate | undefined;
  today: CalendarDate;
  bounds: DayBounds;
  onChoose: (day: CalendarDate) => void;
}

// The role makes screen readers pass arrow keys on to the page; in a plain table they would use these keys
// themselves.
const asGrid = { role: 'grid' } as const;
const asCell = { role: 'gridcell' } as const;

/** A calendar month to choose a day from: the ARIA Authoring Practices' date grid. It is one tab stop. */
export function Calendar({ chosen, today, bounds, onChoose }: CalendarProps) {
  const id = useId();
  const labels = useLabels('datePicker');
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(() => nearest(chosen ?? today, bounds));
  /** The focus moves to a day after a key press, but not after a press of the buttons for the month. */
  const follow = useRef(true);
  const words = useMemo(() => dayWords(labels.language), [labels.language]);
  const weeks = weeksOf(focused, labels.language, labels.firstDay);

  useEffect(() => {
    if (follow.current)
      grid.current
        ?.querySelector<HTMLElement>(`[data-day="${focused.toString()}"]`)
        ?.focus({ preventScroll: true });
    follow.current = false;
  }, [focused]);

  const outside = (day: CalendarDate) => nearest(day, bounds).compare(day) !== 0;
  const go = (day: CalendarDate, byKey: boolean) => {
    follow.current = byKey;
    setFocused(nearest(day, bounds));
  };
  const setting = { locale: labels.language, firstDay: labels.firstDay };
  const before = focused.set({ day: 1 }).subtract({ days: 1 });
  const after = focused.set({ day: 1 }).add({ months: 1 });
  const page = (move: CalendarMove) => {
    const next = movedDay(focused, move, setting);
    // At the last allowed month its button becomes disabled and would lose the focus, so the focus moves to the
    // day.
    go(next, outside(next));
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = actionOf(calendarKeys, event, isRightToLeft(event.currentTarget));
    if (move === undefined) return;
    event.preventDefault();
    go(movedDay(focused, move, setting), true);
  };

  return (
    <div className={styles.root} data-part="calendar">
      <div className={styles.head}>
        <IconButton
          glyph={ChevronLeft}
          directional
          label={labels.previousMonth}
          size="sm"
          disabled={outside(before)}
          onClick={() => page('monthBefore')}
        />
        <p id={`${id}-month`} aria-live="polite" className={styles.month}>
          {words.month(focused)}
        </p>
        <IconButton
          glyph={ChevronRight}
          directional
          label={labels.nextMonth}
          size="sm"
          disabled={outside(after)}
          onClick={() => page('monthAfter')}
        />
      </div>
      <table ref={grid} {...asGrid} aria-labelledby={`${id}-month`} className={styles.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.toString()} scope="col" abbr={words.weekday(day)} className={styles.weekday}>
                {words.weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.toString()}>
              {week.map((day) => {
                const isChosen = chosen?.compare(day) === 0;
                const off = dayFault(day, bounds) !== undefined;
                return (
                  <td key={day.toString()} {...asCell} aria-selected={isChosen} className={styles.cell}>
                    <button
                      type="button"
                      tabIndex={day.compare(focused) === 0 ? 0 : -1}
                      aria-disabled={off || undefined}
                      aria-current={day.compare(today) === 0 ? 'date' : undefined}
                      aria-label={isChosen ? labels.chosen(words.full(day)) : words.full(day)}
                      data-part="day"
                      data-day={day.toString()}
                      data-state={isChosen ? 'checked' : 'unchecked'}
                      data-outside={day.month === focused.month ? undefined : ''}
                      onKeyDown={keyDown}
                      onClick={() => {
                        if (!off) onChoose(day);
                      }}
                      className={styles.day}
                    >
                      {day.day}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        variant="ghost"
        tone="accent"
        size="sm"
        disabled={dayFault(today, bounds) !== undefined}
        onClick={() => onChoose(today)}
      >
        {labels.today}
      </Button>
    </div>
  );
}
