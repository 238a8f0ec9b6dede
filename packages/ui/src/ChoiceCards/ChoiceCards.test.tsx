import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render, screen } from '../test/render.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';

afterEach(cleanup);
const options = [
  { value: 'month', label: '月度', aside: '¥30' },
  { value: 'year', label: '年度', description: '省 62 元', aside: '¥298' },
] as const;

test('one card: the price is part of its name, the sentence its description, and the form sends it', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <ChoiceCards aria-label="套餐" name="plan" required options={options} />
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(form.checkValidity()).toBe(false);
  await user.click(screen.getByText('省 62 元'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '年度 ¥298' }).checked).toBe(true);
  expect(new FormData(form).get('plan')).toBe('year');
  form.reset();
  await expect.poll(() => screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('several cards: native check boxes, values in the order of the options', async () => {
  const user = userEvent.setup();
  const change = vi.fn<(value: readonly string[]) => void>();
  render(<ChoiceCards aria-label="套餐" multiple required options={options} onValueChange={change} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '月度 ¥30' }).validationMessage).not.toBe('');
  await user.click(screen.getByRole('checkbox', { name: '年度 ¥298' }));
  await user.click(screen.getByRole('checkbox', { name: '月度 ¥30' }));
  await user.click(screen.getByRole('checkbox', { name: '年度 ¥298' }));
  expect(change.mock.calls).toEqual([[['year']], [['month', 'year']], [['month']]]);
});
