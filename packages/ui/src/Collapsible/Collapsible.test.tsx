import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { Collapsible } from './Collapsible.tsx';

afterEach(cleanup);
const details = () => screen.getByRole<HTMLDetailsElement>('group');

test('stays closed if its parent says so', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<Collapsible title="规则" open={false} onOpenChange={onOpenChange} />);
  fireEvent.click(screen.getByText('规则'));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(details().open).toBe(false);
});

test('the browser’s own search opens it, and the parent is told once', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<Collapsible title="规则" onOpenChange={onOpenChange} />);
  details().open = true;
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true));
  expect(details().dataset['state']).toBe('open');
});

test('if disabled, it stays as it is and says so', () => {
  render(<Collapsible title="规则" disabled />);
  fireEvent.click(screen.getByText('规则'));
  expect(details().open).toBe(false);
  expect(screen.getByText('规则').parentElement?.getAttribute('aria-disabled')).toBe('true');
});
