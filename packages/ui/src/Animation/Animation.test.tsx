import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render, screen, waitFor } from '../test/render.tsx';
import { Animation } from './Animation.tsx';
import { addressOf, pulse } from './fixtures.ts';

const src = addressOf(pulse);
const poster = <span>静止的图</span>;
const stateOf = () => document.querySelector('[data-component="Animation"]')?.getAttribute('data-state');
const paths = () => document.querySelectorAll('svg path').length;

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['stoaMotion'];
  vi.restoreAllMocks();
});

test('shows its poster until it plays, can be stopped, and continues', async () => {
  render(<Animation src={src} label="圆环" poster={poster} loop />);
  expect(screen.getByText('静止的图')).toBeVisible();
  await waitFor(() => expect([stateOf(), paths() > 0]).toEqual(['playing', true]));
  expect(screen.queryByText('静止的图')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '暂停动画' }));
  expect(stateOf()).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: '播放动画' }));
  expect(stateOf()).toBe('playing');
});

test('loads nothing if the person asked for less motion, until they press play', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  document.documentElement.dataset['stoaMotion'] = 'reduced';
  render(<Animation src={src} label="圆环" poster={poster} />);
  expect([stateOf(), asked.mock.calls]).toEqual(['poster', []]);
  await userEvent.click(screen.getByRole('button', { name: '播放动画' }));
  await waitFor(() => expect(stateOf()).toBe('playing'));
});

test('shows only its poster if it cannot be loaded, and says nothing as a decoration', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  render(<Animation src="/none.json" label="" poster={poster} loop />);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByText('静止的图')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('is drawn and removed under Trusted Types, without a style or a picture of its own', async () => {
  const broken: string[] = [];
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "require-trusted-types-for 'script'; style-src 'none'; img-src 'none'";
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    broken.push(effectiveDirective),
  );
  const { unmount } = render(<Animation src={src} label="圆环" poster={poster} />);
  await waitFor(() => expect(paths()).toBeGreaterThan(0));
  unmount();
  expect([broken, paths()]).toEqual([[], 0]);
});
