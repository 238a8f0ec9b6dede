import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { cleanup, createEvent, fireEvent, render, screen } from '../test/render.tsx';
import { ContextMenu } from './ContextMenu.tsx';

afterEach(cleanup);

const area = (
  <ContextMenu label="笔记" items={<MenuItem>删除</MenuItem>}>
    <div style={{ blockSize: 300 }}>
      <p>第一条笔记</p>
      <input aria-label="标题" />
    </div>
  </ContextMenu>
);

/** The position is that of the list's wrapper, because the list itself moves while it appears. */
const place = async () => (await screen.findByRole('menu')).parentElement?.getBoundingClientRect();
const note = () => screen.getByText('第一条笔记');

test('opens at the pointer, and again elsewhere', async () => {
  render(area);
  fireEvent.contextMenu(note(), { clientX: 40, clientY: 30 });
  await expect.poll(place).toMatchObject({ x: 40, y: 30 });
  fireEvent.pointerDown(note());
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.contextMenu(note(), { clientX: 90, clientY: 55 });
  await expect.poll(place).toMatchObject({ x: 90, y: 55 });
  fireEvent.contextMenu(note(), { clientX: 120, clientY: 70 });
  await expect.poll(place).toMatchObject({ x: 120, y: 70 });
});

test('the first entry gets the focus, and Escape gives it back to where it was', async () => {
  render(area);
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.contextMenu(note(), { clientX: 40, clientY: 30 });
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole('menuitem'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(field);
});

test('opens towards the start of the line in a right-to-left page', async () => {
  render(<div dir="rtl">{area}</div>);
  fireEvent.contextMenu(note(), { clientX: 300, clientY: 30 });
  await expect.poll(async () => (await place())?.right).toBe(300);
});

test('leaves the browser its own menu where text is typed', () => {
  render(area);
  const field = screen.getByRole('textbox');
  const event = createEvent.contextMenu(field);
  fireEvent(field, event);
  expect(event.defaultPrevented).toBe(false);
  expect(screen.queryByRole('menu')).toBeNull();
});
