import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { afterEach, expect, test } from 'vitest';
import { LineClamp } from './LineClamp.tsx';

afterEach(cleanup);

test('offers the rest only if something is cut off, and hides it again', async () => {
  render(
    <LineClamp lines={2} style={{ inlineSize: 200 }}>
      {'一段很长的介绍文字'.repeat(20)}
    </LineClamp>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: '展开' })).toBeDefined());
  const closed = screen.getByText(/一段/).clientHeight;
  fireEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(screen.getByText(/一段/).clientHeight).toBeGreaterThan(closed);
  expect(screen.getByRole('button', { name: '收起' }).getAttribute('aria-expanded')).toBe('true');
  cleanup();
  render(<LineClamp>短</LineClamp>);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).toBeNull();
});
