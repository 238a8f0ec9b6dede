import '@stoa/theme/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Drawer } from '../Drawer/Drawer.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { Dialog } from './Dialog.tsx';

const page = document.documentElement;
const bar = 15;

// The browser of the tests draws no scroll bars, so the page pretends to have one while it scrolls.
beforeEach(() => {
  Object.defineProperty(page, 'clientWidth', {
    configurable: true,
    get: () => (getComputedStyle(page).overflowY === 'hidden' ? innerWidth : innerWidth - bar),
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(page, 'clientWidth');
});

function show(overlay: 'none' | 'dialog' | 'drawer') {
  const shared = { open: true, title: 'Rules', onOpenChange: () => undefined } as const;
  return (
    <>
      <main data-testid="page" style={{ blockSize: '300vh' }} />
      {overlay === 'dialog' && <Dialog {...shared}>What counts</Dialog>}
      {overlay === 'drawer' && <Drawer {...shared}>What counts</Drawer>}
    </>
  );
}

test.each(['dialog', 'drawer'] as const)(
  'a %s dims the place of the scroll bar too, and moves nothing behind it',
  (overlay) => {
    const { rerender } = render(show('none'));
    const wide = screen.getByTestId('page').getBoundingClientRect().width;
    rerender(show(overlay));
    // No backdrop covers a gutter of the scroll bar, so there may be none.
    expect(getComputedStyle(page).scrollbarGutter).toBe('auto');
    expect(page.clientWidth).toBe(innerWidth);
    expect(screen.getByTestId('page').getBoundingClientRect().width).toBe(wide - bar);
    rerender(show('none'));
    expect(screen.getByTestId('page').getBoundingClientRect().width).toBe(wide);
  },
);

test('a drawer reaches the edge of the window', async () => {
  render(show('drawer'));
  const drawer = screen.getByRole('dialog');
  await Promise.all(drawer.getAnimations({ subtree: true }).map(({ finished }) => finished));
  expect(drawer.getBoundingClientRect().right).toBe(innerWidth);
});
