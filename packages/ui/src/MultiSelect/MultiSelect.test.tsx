import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { Field } from '../Field/Field.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { MultiSelect } from './MultiSelect.tsx';

afterEach(cleanup);
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
] as const;
const field = () => screen.getByRole<HTMLInputElement>('combobox');

test('sends every choice under its name, needs one where required, is reset with its form', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Field label="主题" required>
        <MultiSelect name="topic" options={options} />
      </Field>
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(form.checkValidity()).toBe(false);
  expect(field().validationMessage).toBe('请至少选择一项。');
  await user.click(field());
  await user.click(screen.getByRole('option', { name: '乙' }));
  await user.click(screen.getByRole('option', { name: '甲' }));
  expect(new FormData(form).getAll('topic')).toEqual(['b', 'a']);
  expect(form.checkValidity()).toBe(true);
  form.reset();
  await expect.poll(() => new FormData(form).getAll('topic')).toEqual([]);
});

test('announces what was removed and how many are left', async () => {
  const user = userEvent.setup();
  render(
    <>
      <MultiSelect aria-label="主题" options={options} defaultValue={['a', 'b']} />
      <LiveRegion />
    </>,
  );
  await user.click(field());
  await user.keyboard('{Backspace}');
  expect(screen.getByRole('status').textContent).toBe('已移除乙，还有 1 项');
});
