import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../Field/Field.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { CodeInput } from './CodeInput.tsx';

afterEach(cleanup);
const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('is one field that phones and password managers know, named by its Field', () => {
  render(
    <Field label="验证码" required>
      <CodeInput name="code" />
    </Field>,
  );
  expect(field().labels?.[0]?.textContent).toBe('验证码');
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
  expect(field().required).toBe(true);
});

test('is sent with its form and emptied with it', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <CodeInput aria-label="验证码" name="code" length={4} />
    </form>,
  );
  await user.type(field(), '12');
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(form.checkValidity()).toBe(false);
  await user.type(field(), '34');
  expect(form.checkValidity()).toBe(true);
  expect(new FormData(form).get('code')).toBe('1234');
  form.reset();
  await expect.poll(() => field().value).toBe('');
});

test('completes again only when the code has changed', async () => {
  const user = userEvent.setup();
  const onComplete = vi.fn<(code: string) => void>();
  render(<CodeInput aria-label="考试码" kind="letters" length={3} onComplete={onComplete} />);
  await user.type(field(), 'ab1');
  expect(onComplete.mock.calls).toEqual([['AB1']]);
  await user.type(field(), '9');
  expect(onComplete).toHaveBeenCalledTimes(1);
  await user.type(field(), '{Backspace}2');
  expect(onComplete.mock.calls).toEqual([['AB1'], ['AB2']]);
});

test('keeps all its cells in a narrow form', () => {
  const { container } = render(
    <div style={{ inlineSize: 220 }}>
      <CodeInput aria-label="验证码" size="lg" />
    </div>,
  );
  const root = container.querySelector('[data-component="CodeInput"]');
  const cells = [...container.querySelectorAll('[data-part="cell"]')].map((cell) =>
    cell.getBoundingClientRect(),
  );
  expect(root?.scrollWidth).toBeLessThanOrEqual(220);
  expect(new Set(cells.map(({ width }) => Math.round(width))).size).toBe(1);
  expect((cells.at(-1)?.right ?? 0) - (cells[0]?.left ?? 0)).toBeLessThanOrEqual(220);
});
