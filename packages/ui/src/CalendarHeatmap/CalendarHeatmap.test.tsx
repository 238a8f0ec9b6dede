import { cleanup, fireEvent, render, screen, within } from '../test/render.tsx';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { CalendarHeatmap } from './CalendarHeatmap.tsx';
import { year } from './fixtures.ts';

afterEach(cleanup);

const inMinutes = (value: number) => `${value} 分钟`;
const calendar = (
  <CalendarHeatmap
    title="热力图"
    from="2026-01-01"
    to="2026-12-31"
    days={year}
    valueName="时长"
    format={inMinutes}
  />
);

test('has one tab stop, on the newest day', () => {
  render(calendar);
  const grid = screen.getByRole('grid');
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(grid.querySelector('[tabindex="0"]')?.getAttribute('aria-label')).toBe('2026年12月31日：没有记录');
});

test('the tab stop moves with the keys', () => {
  render(calendar);
  const grid = screen.getByRole('grid');
  grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2026年12月24日：没有记录');
  expect(grid.querySelector('[tabindex="0"]')).toBe(document.activeElement);
});

test('a pointer shows a day below the calendar, and the summary again when it leaves', () => {
  const { container } = render(calendar);
  const readout = container.querySelector('[data-part="readout"]');
  fireEvent.pointerOver(screen.getByRole('gridcell', { name: /^2026年1月2日/ }));
  expect(readout?.textContent).toContain('2026年1月2日 星期五');
  fireEvent.pointerLeave(screen.getByRole('grid'));
  expect(readout?.textContent).toMatch(/^有记录 \d+ 天/);
});

test('every day is named by its weekday and its month', () => {
  render(calendar);
  const rows = within(screen.getByRole('grid')).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
    '星期一',
    '星期二',
    '星期三',
    '星期四',
    '星期五',
    '星期六',
    '星期日',
  ]);
  expect(within(screen.getByRole('grid')).getAllByRole('columnheader')).toHaveLength(12);
});
