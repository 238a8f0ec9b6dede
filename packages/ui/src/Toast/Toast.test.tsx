import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from '../Menu/index.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { loadToast, ToastViewport } from './Toast.tsx';
import { toast } from './store.ts';

beforeEach(async () => {
  await loadToast();
});
afterEach(() => {
  act(() => toast.dismissAll());
  cleanup();
});

const say = (message: string, tone: 'neutral' | 'danger' = 'neutral') =>
  act(() => void toast.show({ message, tone }));

test('its text is announced, a failure at once', async () => {
  const { container } = render(<ToastViewport />);
  const announced = (live: string) =>
    [...container.querySelectorAll(`[aria-live="${live}"]`)].some(({ textContent }) =>
      /已收藏|保存失败/.test(textContent),
    );
  say('已收藏');
  await waitFor(() => expect(announced('polite')).toBe(true));
  act(() => toast.dismissAll());
  say('保存失败', 'danger');
  await waitFor(() => expect(announced('assertive')).toBe(true));
});

test('Escape is for what has the focus: a failure stays, a menu closes', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Menu label="更多" trigger={<Button>更多</Button>}>
        <MenuItem>设置</MenuItem>
      </Menu>
      <ToastViewport />
    </>,
  );
  await user.click(screen.getByRole('button', { name: '更多' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem')));
  say('保存失败', 'danger');
  await screen.findByRole('alert');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('alert').textContent).toContain('保存失败');
});

/** A finger at a height of the window. */
const at = (clientY: number) => ({ pointerId: 1, pointerType: 'touch', button: 0, clientX: 10, clientY });

test('a finger swipes it away, and its text can be selected', async () => {
  render(<ToastViewport />);
  say('已收藏');
  const one = (await screen.findByText('已收藏')).closest('[data-part="toast"]');
  if (!(one instanceof HTMLElement)) throw new Error('no toast');
  expect(getComputedStyle(one).userSelect).toBe('text');
  one.setPointerCapture = vi.fn<HTMLElement['setPointerCapture']>();
  fireEvent.pointerDown(one, at(0));
  fireEvent.pointerMove(one, at(20));
  fireEvent.pointerMove(one, at(80));
  fireEvent.pointerUp(one, at(80));
  await waitFor(() => expect(screen.queryByText('已收藏')).toBeNull());
});
