import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../Field/Field.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

afterEach(cleanup);
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
  { value: 'c', label: '丙', disabled: true },
] as const;

test('needs one of several, sends each under its name and is reset with the form', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Field label="方式" required>
        <CheckboxGroup name="way" options={options} defaultValue={['c']} />
      </Field>
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(screen.getByRole('group', { name: '方式' })).toBeTruthy();
  await user.click(screen.getByText('乙'));
  await user.click(screen.getByText('甲'));
  expect(new FormData(form).getAll('way')).toEqual(['a', 'b']);
  form.reset();
  await expect.poll(() => new FormData(form).getAll('way')).toEqual([]);
  await expect.poll(() => screen.getAllByRole('checkbox', { checked: true }).length).toBe(1);
});

test('with nothing chosen it stops the form with a sentence', () => {
  const { container } = render(
    <form>
      <CheckboxGroup aria-label="方式" required options={options} />
    </form>,
  );
  expect(container.querySelector('form')?.checkValidity()).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '甲' }).validationMessage).toBe(
    '请至少选择一项。',
  );
});

test('returns the values in the order of the options, whatever was clicked first', async () => {
  const user = userEvent.setup();
  const change = vi.fn<(value: readonly string[]) => void>();
  render(<CheckboxGroup aria-label="方式" options={options} onValueChange={change} />);
  await user.click(screen.getByRole('checkbox', { name: '乙' }));
  await user.click(screen.getByRole('checkbox', { name: '甲' }));
  expect(change.mock.calls).toEqual([[['b']], [['a', 'b']]]);
});
