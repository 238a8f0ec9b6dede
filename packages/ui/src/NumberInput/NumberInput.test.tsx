import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render, screen } from '../test/render.tsx';
import { NumberInput } from './NumberInput.tsx';

afterEach(cleanup);
const field = () => screen.getByRole<HTMLInputElement>('spinbutton');

test('sends the plain number, whatever was typed, and is reset with its form', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <NumberInput aria-label="人数" name="people" defaultValue={3} />
    </form>,
  );
  await user.clear(field());
  await user.type(field(), '１,２００');
  await user.tab();
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(new FormData(form).get('people')).toBe('1200');
  form.reset();
  await expect.poll(() => field().value).toBe('3');
});

test('follows a parent that owns the value, while half a number may be in the field', async () => {
  const user = userEvent.setup();
  const seen: (number | null)[] = [];
  function Owned() {
    const [value, setValue] = useState<number | null>(1);
    return (
      <>
        <NumberInput
          aria-label="分数"
          step={0.5}
          value={value}
          onValueChange={(next) => {
            seen.push(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(60)}>
          及格
        </button>
      </>
    );
  }
  render(<Owned />);
  await user.clear(field());
  await user.type(field(), '8.5');
  expect(field().value).toBe('8.5');
  expect(seen).toEqual([null, 8, 8.5]);
  await user.click(screen.getByRole('button', { name: '及格' }));
  expect(field().value).toBe('60');
});

test('a number out of range stays, blocks the form and is reported once the field is left', async () => {
  const user = userEvent.setup();
  render(<NumberInput aria-label="人数" min={1} max={10} />);
  await user.type(field(), '11');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(field().value).toBe('11');
  expect(field().validationMessage).toBe('不能大于 10。');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: '减少' }));
  expect(field().value).toBe('10');
  expect(field().checkValidity()).toBe(true);
});
