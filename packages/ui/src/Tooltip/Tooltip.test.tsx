import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { Bell } from 'lucide-react';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

test('describes and never names, in place of the browser’s own tooltip, and keeps the properties that the bubble is given', async () => {
  const user = userEvent.setup();
  const ref = createRef<HTMLDivElement>();
  render(
    <Tooltip content="有 3 条未读" ref={ref} className="given" data-probe="given">
      <IconButton glyph={Bell} label="通知" />
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: '通知' });
  expect(button.title).toBe('');
  await user.tab();
  const bubble = await screen.findByRole('tooltip');
  expect(button.getAttribute('aria-describedby')).toBe(bubble.id);
  expect(ref.current).toBe(bubble);
  expect(bubble.classList.contains('given')).toBe(true);
  expect(bubble.dataset['probe']).toBe('given');
});

test('a press and a touch do not show it', async () => {
  render(
    <Tooltip content="有 3 条未读" delay={0}>
      <IconButton glyph={Bell} label="通知" />
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.pointerDown(button, { pointerType: 'mouse' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('only one is open at a time', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Tooltip content="一">
        <button type="button">甲</button>
      </Tooltip>
      <Tooltip content="二" delay={0}>
        <button type="button">乙</button>
      </Tooltip>
    </>,
  );
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('一');
  fireEvent.pointerEnter(screen.getByRole('button', { name: '乙' }), { pointerType: 'mouse' });
  await expect.poll(() => screen.getAllByRole('tooltip').map((each) => each.textContent)).toEqual(['二']);
});

test('Escape inside a dialog closes only the tooltip', async () => {
  const user = userEvent.setup();
  const asked = vi.fn<(open: boolean) => void>();
  render(
    <Dialog open onOpenChange={asked} title="消息">
      <Tooltip content="有 3 条未读">
        <IconButton glyph={Bell} label="通知" />
      </Tooltip>
    </Dialog>,
  );
  const button = screen.getByRole('button', { name: '通知' });
  while (document.activeElement !== button) await user.tab();
  const bubble = await screen.findByRole('tooltip');
  await expect
    .poll(() => {
      const { x, y, width, height } = bubble.getBoundingClientRect();
      return bubble.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});
