import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { Slider } from './Slider.tsx';

afterEach(cleanup);

test('is sent with its form and is reset with it, its text included', async () => {
  const { container } = render(
    <form>
      <Slider
        aria-label="学时"
        name="hours"
        max={10}
        defaultValue={3}
        valueText={(value) => `${value} 小时`}
      />
    </form>,
  );
  const slider = screen.getByRole<HTMLInputElement>('slider');
  fireEvent.change(slider, { target: { value: '7' } });
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(new FormData(form).get('hours')).toBe('7');
  expect(container.querySelector('output')?.textContent).toBe('7 小时');
  form.reset();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('3 小时');
  expect(slider.value).toBe('3');
});

test('stays where the parent says', () => {
  const change = vi.fn<(value: number) => void>();
  render(<Slider aria-label="学时" max={10} value={3} onValueChange={change} />);
  const slider = screen.getByRole<HTMLInputElement>('slider');
  fireEvent.change(slider, { target: { value: '7' } });
  expect(change.mock.calls).toEqual([[7]]);
  expect(slider.value).toBe('3');
});

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

test('is on one line with its value however large the text is, and its marks are below both', () => {
  const { container } = render(
    <div style={{ fontSize: 40, lineHeight: 1.65 }}>
      <Slider aria-label="学时" max={10} marks={[{ value: 5, label: '5' }]} style={{ fontSize: 40 }} />
    </div>,
  );
  const output = container.querySelector('output');
  if (output === null) throw new Error('no value');
  output.style.fontSize = '40px';
  const boxOf = (selector: string) =>
    container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  expect(Math.abs(middleOf(boxOf('input')) - middleOf(boxOf('output')))).toBeLessThanOrEqual(1);
  expect(boxOf('[data-part="marks"]').top).toBeGreaterThanOrEqual(boxOf('output').bottom - 1);
  expect(boxOf('[data-part="marks"]').width).toBe(boxOf('input').width);
});
