import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { Field } from '../Field/Field.tsx';
import { cleanup, render, screen, within } from '../test/render.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateRange, type Days } from './DateRange.tsx';

afterEach(cleanup);
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const open = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /日期/ }));
  return { user, grid: await screen.findByRole('grid') };
};

test('is sent in one plain form however it was typed, named by its Field, and is reset with its form', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Field label="入职日期" required>
        <DatePicker name="day" defaultValue="2026-11-01" />
      </Field>
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(screen.getByRole('textbox', { name: '入职日期' })).toBe(field());
  await user.clear(field());
  await user.type(field(), '2026年1月5日');
  await user.tab();
  expect(new FormData(form).get('day')).toBe('2026-01-05');
  await user.clear(field());
  await user.type(field(), '下周');
  await user.tab();
  expect(field().value).toBe('下周');
  expect(form.checkValidity()).toBe(false);
  form.reset();
  await expect.poll(() => field().value).toBe('2026-11-01');
  await expect.poll(() => form.checkValidity()).toBe(true);
});

test('the calendar begins on Monday, announces full dates, and leaves out days that cannot be chosen', async () => {
  const change = vi.fn<(day: string) => void>();
  render(
    <DatePicker
      aria-label="日期"
      today="2026-11-21"
      min="2026-11-10"
      max="2026-11-30"
      isDayDisabled={(day) => day === '2026-11-23'}
      onValueChange={change}
    />,
  );
  const { user, grid } = await open();
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((each) => each.getAttribute('abbr'))[0],
  ).toBe('星期一');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '2026年11月21日星期六' }));
  expect(document.activeElement?.getAttribute('aria-current')).toBe('date');
  await user.click(screen.getByRole('button', { name: '2026年11月23日星期一' }));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下个月' }).disabled).toBe(true);
  await user.keyboard('{PageDown}{PageDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '2026年11月30日星期一' }));
  await user.keyboard('{Enter}');
  expect(change.mock.calls).toEqual([['2026-11-30']]);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('a day that is half typed is not read as another one', async () => {
  const user = userEvent.setup();
  const change = vi.fn<(day: string) => void>();
  render(<DatePicker aria-label="日期" onValueChange={change} />);
  await user.type(field(), '2026-2-3');
  expect(change).not.toHaveBeenCalled();
  await user.tab();
  expect(change.mock.calls).toEqual([['2026-02-03']]);
  expect(field().value).toBe('2026-02-03');
});

test('Escape keeps the day as it was', async () => {
  render(<DatePicker aria-label="日期" defaultValue="2026-11-18" />);
  const { user } = await open();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(field().value).toBe('2026-11-18');
});

test('a range cannot end before it begins, nor be longer than allowed', async () => {
  const user = userEvent.setup();
  const change = vi.fn<(days: Days) => void>();
  render(<DateRange aria-label="范围" maxDays={7} max="2026-12-31" onValueChange={change} />);
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: '开始日期' });
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: '结束日期' });
  await user.type(from, '20261110');
  await user.type(to, '2026-11-09');
  await user.tab();
  expect(to.validationMessage).toBe('不能早于 2026-11-10。');
  await user.clear(to);
  await user.type(to, '2026-11-17');
  expect(to.validationMessage).toBe('不能晚于 2026-11-16。');
  await user.type(to, '{Backspace}6');
  expect(to.checkValidity()).toBe(true);
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-16' });
});
