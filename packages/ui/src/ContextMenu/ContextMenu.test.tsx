import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { MenuItem } from '../Menu/Menu.tsx';
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

const place = () => screen.getByRole('menu').parentElement?.getBoundingClientRect();

test('opens where the pointer is, and again elsewhere', () => {
  render(area);
  fireEvent.contextMenu(screen.getByText('第一条笔记'), { clientX: 40, clientY: 30 });
  expect(place()).toMatchObject({ x: 40, y: 30 });
  fireEvent.pointerDown(screen.getByText('第一条笔记'));
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.contextMenu(screen.getByText('第一条笔记'), { clientX: 90, clientY: 55 });
  expect(place()).toMatchObject({ x: 90, y: 55 });
});

test('leaves the browser its own menu where text is typed', () => {
  render(area);
  const field = screen.getByRole('textbox');
  const event = createEvent.contextMenu(field);
  fireEvent(field, event);
  expect(event.defaultPrevented).toBe(false);
  expect(screen.queryByRole('menu')).toBeNull();
});
