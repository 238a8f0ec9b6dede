import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Link } from '../Link/Link.tsx';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { HoverCard, type HoverCardProps } from './HoverCard.tsx';

afterEach(cleanup);

const Card = (props: Partial<HoverCardProps>) => (
  <HoverCard content={<a href="#courses">12 门课程</a>} delay={0} {...props}>
    <Link href="#teacher">周岚</Link>
  </HoverCard>
);
const link = () => screen.getByRole('link', { name: '周岚' });
const card = () => document.querySelector('[data-component="HoverCard"]');
const hover = (pointerType: string) => fireEvent.pointerEnter(link(), { pointerType });

test('is shown beside its link while the pointer is there or on the card, and keeps the properties that the card is given', async () => {
  const ref = createRef<HTMLDivElement>();
  render(<Card ref={ref} className="given" data-probe="given" />);
  hover('mouse');
  await expect.poll(card).not.toBeNull();
  expect(ref.current).toBe(card());
  expect(ref.current?.classList.contains('given')).toBe(true);
  expect(ref.current?.dataset['probe']).toBe('given');
  await expect
    .poll(() => {
      const [top, bottom] = [ref.current?.getBoundingClientRect().y, link().getBoundingClientRect().bottom];
      return Math.round((top ?? 0) - bottom);
    })
    .toBe(8);
  fireEvent.pointerLeave(link(), { pointerType: 'mouse' });
  if (ref.current) fireEvent.pointerEnter(ref.current, { pointerType: 'mouse' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(card()).not.toBeNull();
  if (ref.current) fireEvent.pointerLeave(ref.current, { pointerType: 'mouse' });
  await expect.poll(card).toBeNull();
});

test('is not shown by a touch', async () => {
  render(<Card />);
  hover('touch');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(card()).toBeNull();
});

test('is no tab stop', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Card />
      <button type="button">之后</button>
    </>,
  );
  await user.tab();
  await expect.poll(card).not.toBeNull();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '之后' }));
  expect(card()).toBeNull();
});

test('Escape inside a dialog closes only the card', async () => {
  const user = userEvent.setup();
  const asked = vi.fn<(open: boolean) => void>();
  render(
    <Dialog open onOpenChange={asked} title="讲师">
      <Card />
    </Dialog>,
  );
  while (document.activeElement !== link()) await user.tab();
  await expect.poll(card).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(card()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(link());
});
