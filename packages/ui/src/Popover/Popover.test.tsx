import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="申请">
      <Popover label="规则" trigger={<Button>规则</Button>}>
        <a href="#more">更多</a>
      </Popover>
    </Dialog>
  );
}

test('works inside a modal dialog, and Escape closes only the popover', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: '规则' }));
  const panel = await screen.findByRole('dialog', { name: '规则' });
  // Waits until the dialog has ended its opening animation; then the popover must be visible and beside its
  // button.
  await expect
    .poll(() => {
      const { x, y, width, height } = panel.getBoundingClientRect();
      return panel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .toBe(true);
  const button = screen.getByRole('button', { name: '规则' }).getBoundingClientRect();
  await expect.poll(() => Math.round(panel.getBoundingClientRect().y)).toBe(Math.round(button.bottom + 8));
  let cancelled = false;
  window.addEventListener('keydown', (event) => (cancelled = event.defaultPrevented), { once: true });
  await user.keyboard('{Escape}');
  expect(cancelled).toBe(true);
  expect(screen.queryByRole('dialog', { name: '规则' })).toBeNull();
  expect(screen.getByRole('dialog', { name: '申请' })).toBeTruthy();
});

test('is beside its button and inside the window, also in an ancestor that is transformed', async () => {
  const user = userEvent.setup();
  render(
    <div style={{ transform: 'translate(60px, 40px)', inlineSize: 'fit-content' }}>
      <Popover label="规则" trigger={<Button>规则</Button>}>
        每满一小时计 1 学分。
      </Popover>
    </div>,
  );
  const button = screen.getByRole('button', { name: '规则' });
  await user.click(button);
  const panel = await screen.findByRole('dialog');
  const anchor = button.getBoundingClientRect();
  await expect
    .poll(() => {
      const { x, y } = panel.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    })
    .toEqual({ x: Math.round(Math.max(8, anchor.x)), y: Math.round(anchor.bottom + 8) });
});

test('the button says what it opens before the code of the panel is loaded, and the first press is not lost', async () => {
  render(
    <Popover label="规则" trigger={<Button>规则</Button>}>
      <a href="#more">更多</a>
    </Popover>,
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  button.click();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  const panel = await screen.findByRole('dialog', { name: '规则' });
  expect(button.getAttribute('aria-controls')).toBe(panel.id);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link'));
});

test('a second press of the button closes it and keeps the focus there', async () => {
  const user = userEvent.setup();
  render(
    <Popover label="规则" trigger={<Button>规则</Button>}>
      每满一小时计 1 学分。
    </Popover>,
  );
  await user.click(screen.getByRole('button'));
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole('dialog'));
  await user.click(screen.getByRole('button'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('opens and closes only as the parent says', async () => {
  const user = userEvent.setup();
  const asked: boolean[] = [];
  render(
    <Popover
      label="规则"
      open={false}
      onOpenChange={(open) => asked.push(open)}
      trigger={<Button>规则</Button>}
    >
      内容
    </Popover>,
  );
  await user.click(screen.getByRole('button'));
  expect(asked).toEqual([true]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
