import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Field } from '../Field/Field.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { RadioGroup } from './RadioGroup.tsx';

afterEach(cleanup);
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
] as const;

test('is sent with its form, can be required in it and is reset with it', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Field label="方式" required error="请选择一种。">
        <RadioGroup name="mode" options={options} />
      </Field>
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  const group = screen.getByRole('radiogroup', { name: '方式' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(form.checkValidity()).toBe(false);
  await user.click(screen.getByText('乙'));
  expect(form.checkValidity()).toBe(true);
  expect(new FormData(form).get('mode')).toBe('b');
  form.reset();
  await expect.poll(() => screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('shows only what the parent says', async () => {
  const user = userEvent.setup();
  render(<RadioGroup aria-label="方式" options={options} value="a" />);
  await user.click(screen.getByRole('radio', { name: '乙' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '甲' }).checked).toBe(true);
});
