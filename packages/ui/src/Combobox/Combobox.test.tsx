import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { Field } from '../Field/Field.tsx';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);
const options = [
  { value: 'a', label: '甲组' },
  { value: 'b', label: '乙组' },
] as const;
const field = () => screen.getByRole<HTMLInputElement>('combobox');

test('sends the value and not the label, and is reset with its form', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Field label="小组" required>
        <Combobox name="team" options={options} defaultValue="a" />
      </Field>
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(screen.getByRole('combobox', { name: '小组' })).toBe(field());
  await user.click(field());
  await user.click(screen.getByRole('option', { name: '乙组' }));
  expect(document.activeElement).toBe(field());
  expect(new FormData(form).get('team')).toBe('b');
  form.reset();
  await expect.poll(() => new FormData(form).get('team')).toBe('a');
  expect(field().value).toBe('甲组');
});

test('pinyin during the input is not searched for, but the characters are', () => {
  const ask = vi.fn<(query: string) => void>();
  render(<Combobox aria-label="小组" options={options} onQueryChange={ask} />);
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'yi' }, isComposing: true });
  expect(field().value).toBe('yi');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(ask).not.toHaveBeenCalled();
  fireEvent.input(field(), { target: { value: '乙' }, isComposing: true });
  fireEvent.compositionEnd(field());
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['乙组']);
  expect(ask.mock.calls).toEqual([['乙']]);
});

test('has no value when it is emptied by hand, and Escape keeps the choice', async () => {
  const user = userEvent.setup();
  const change = vi.fn<(value: string) => void>();
  render(<Combobox aria-label="小组" options={options} defaultValue="a" onValueChange={change} />);
  await user.click(field());
  await user.keyboard('乙{Escape}');
  expect(field().value).toBe('甲组');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(change).not.toHaveBeenCalled();
  await user.clear(field());
  expect(change.mock.calls).toEqual([['']]);
});
