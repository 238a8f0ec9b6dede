import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render, screen } from '../test/render.tsx';
import { Rating } from './Rating.tsx';
import { RatingBars } from './RatingBars.tsx';
import { RatingScore } from './RatingScore.tsx';

afterEach(cleanup);

test('is sent with its form, can be required in it, and is empty again after a reset', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Rating aria-label="评分" name="score" required />
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(form.checkValidity()).toBe(false);
  await user.click(screen.getByRole('radio', { name: '4 分，不错' }));
  expect(new FormData(form).get('score')).toBe('4');
  form.reset();
  await expect.poll(() => screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('shows what a click would give while the pointer is over it', async () => {
  const user = userEvent.setup();
  // The stars are placed away from the corner in which the browser's own pointer rests.
  const { container } = render(
    <div style={{ padding: 100 }}>
      <Rating aria-label="评分" defaultValue={2} />
    </div>,
  );
  const on = () => container.querySelectorAll('[data-state="on"]').length;
  await user.hover(screen.getByRole('radio', { name: '5 分，很好' }));
  expect(on()).toBe(5);
  await user.unhover(screen.getByRole('radio', { name: '5 分，很好' }));
  expect(on()).toBe(2);
});

test('a score of others is one picture with its number as the name', () => {
  render(<RatingScore value={4.76} />);
  expect(screen.getByRole('img', { name: '4.8 分，满分 5 分' })).toBeTruthy();
});

test('shows how many people gave how many stars, and limits a list to one number until it is pressed again', async () => {
  const user = userEvent.setup();
  const change = vi.fn<(stars: number | undefined) => void>();
  const bars = (value: number | undefined) => (
    <RatingBars average={4.5} counts={[0, 1, 0, 12, 387]} value={value} onValueChange={change} />
  );
  const { rerender } = render(bars(undefined));
  for (const name of ['5 星 387 人', '4 星 12 人', '3 星 0 人', '2 星 1 人', '1 星 0 人']) {
    expect(screen.getByRole('button', { name })).toBeDefined();
  }
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(change).toHaveBeenLastCalledWith(4);
  rerender(bars(4));
  await user.click(screen.getByRole('button', { name: '4 星 12 人', pressed: true }));
  expect(change).toHaveBeenLastCalledWith(undefined);
});
