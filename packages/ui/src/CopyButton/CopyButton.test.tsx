import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, render, screen, waitFor } from '../test/render.tsx';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('puts the value on the clipboard and says so', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(
    <>
      <CopyButton value="EXT2026" />
      <LiveRegion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(write).toHaveBeenCalledWith('EXT2026');
  expect(await screen.findByRole('button', { name: '已复制' })).toBe(document.activeElement);
  expect(screen.getByRole('status').textContent).toContain('已复制');
});

test('copies without the clipboard interface, and says when even that is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const taken: string[] = [];
  const command = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    taken.push(document.getSelection()?.toString() ?? '');
    return taken.length === 1;
  });
  const onCopy = vi.fn<(copied: boolean) => void>();
  render(<CopyButton value="EXT2026" onCopy={onCopy} />);
  const button = screen.getByRole('button');
  await user.click(button);
  expect(taken).toEqual(['EXT2026']);
  await waitFor(() => expect(onCopy).toHaveBeenLastCalledWith(true));
  await user.click(button);
  await waitFor(() => expect(onCopy).toHaveBeenLastCalledWith(false));
  expect(command).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('button', { name: '没能复制，请手动选取' })).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});
