import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from '../test/render.tsx';
import { ProgressRing } from './ProgressRing.tsx';

afterEach(cleanup);

const dashOf = (value: number) => {
  const { container } = render(<ProgressRing value={value} label="必修学分" />);
  const bar = container.querySelector('circle:last-of-type');
  return bar && getComputedStyle(bar).strokeDasharray;
};

test('a full ring closes without a gap, and one that is not full ends where it should', () => {
  expect(dashOf(100)).toBe('none');
  cleanup();
  expect(dashOf(99.8)).not.toBe('none');
});
