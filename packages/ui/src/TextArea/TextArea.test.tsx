import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { Field } from '../Field/Field.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);
const spoken = () => screen.getByRole('status').textContent?.trim();

test('shows how much space is left only when there is little', () => {
  render(
    <>
      <TextArea aria-label="评论" limit={30} />
      <LiveRegion />
    </>,
  );
  const area = screen.getByRole('textbox');
  const before = spoken();
  fireEvent.change(area, { target: { value: '好'.repeat(9) } });
  expect(spoken()).toBe(before);
  fireEvent.change(area, { target: { value: '好'.repeat(10) } });
  expect(spoken()).toBe('还可以输入 20 字');
  fireEvent.change(area, { target: { value: '好'.repeat(15) } });
  expect(spoken()).toBe('还可以输入 20 字');
  fireEvent.change(area, { target: { value: '好'.repeat(33) } });
  expect(spoken()).toBe('超出 3 字');
});

test('keeps a text that is too long, marked invalid', async () => {
  const user = userEvent.setup();
  render(<TextArea aria-label="评论" limit={3} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste('太长的一句话');
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(area.value).toBe('太长的一句话');
  expect(area.getAttribute('aria-invalid')).toBe('true');
});

test('is sent with its form, is reset with it, and takes name and error from its Field', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Field label="理由" error="请写明理由。">
        <TextArea name="reason" defaultValue="原来的" />
      </Field>
    </form>,
  );
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '理由' });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  await user.type(area, '加上的');
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(new FormData(form).get('reason')).toBe('原来的加上的');
  form.reset();
  await expect.poll(() => area.value).toBe('原来的');
});
