import { memo, Suspense, use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { act, cleanup, render, screen } from '../test/render.tsx';
import { setBeforeRetry } from './beforeRetry.ts';
import { lazyPart } from './lazyPart.tsx';
import { onDemand } from './onDemand.ts';
import { NotThere, PartBoundary } from './PartBoundary.tsx';
import { orTryAgain } from './TryAgain.tsx';

afterEach(cleanup);

const Content = () => <p>内容</p>;

/** A part whose code does not load at first. */
const failing = () =>
  vi
    .fn<() => Promise<{ default: typeof Content }>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ default: Content });

test('a part that did not load says so, logs no error, and loads by its button', async () => {
  const logged = vi.spyOn(console, 'error');
  const Part = lazyPart(failing(), { missing: orTryAgain });
  render(<Part />);
  const button = await screen.findByRole('button', { name: '再试一次' });
  act(() => button.click());
  expect(await screen.findByText('内容')).toBeDefined();
  expect(logged).not.toHaveBeenCalled();
});

test('a part that did not load and shows nothing in its place loads when the network is back', async () => {
  const load = failing();
  const Part = lazyPart(load);
  render(
    <>
      <Part />
      <Part />
    </>,
  );
  await act(async () => Promise.resolve());
  expect(screen.queryByText('内容')).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findAllByText('内容')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that did not load is requested once while the page around it still waits for something else', async () => {
  const opened: (() => void)[] = [];
  const rest = new Promise<void>((resolve) => opened.push(resolve));
  const Rest = () => {
    use(rest);
    return null;
  };
  const load = failing();
  const Part = lazyPart(load, { missing: orTryAgain });
  await act(async () =>
    render(
      <Suspense fallback="加载中">
        <Part />
        <Rest />
      </Suspense>,
    ),
  );
  await act(async () => opened.forEach((come) => come()));
  expect(await screen.findByRole('button', { name: '再试一次' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  cleanup();
  // The person comes back later, and the part is requested again.
  render(<Part />);
  expect(await screen.findByText('内容')).toBeDefined();
});

test('a part whose file hangs says so after a while, and its button ends the wait', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Content }>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue({ default: Content });
  const before = vi.fn<() => void>();
  setBeforeRetry(before);
  vi.useFakeTimers();
  const Part = lazyPart(load, { waiting: <p>加载中</p>, missing: orTryAgain });
  render(<Part />);
  act(() => void vi.advanceTimersByTime(7_900));
  expect(screen.getByText('加载中')).toBeDefined();
  act(() => void vi.advanceTimersByTime(200));
  vi.useRealTimers();
  act(() => screen.getByRole('button', { name: '再试一次' }).click());
  expect(await screen.findByText('内容')).toBeDefined();
  expect(before).toHaveBeenCalledTimes(1);
  setBeforeRetry(() => undefined);
});

test('what opens beside a button and whose file hangs is requested anew after a while', async () => {
  const load = vi
    .fn<() => Promise<typeof Content>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(Content);
  const before = vi.fn<() => void>();
  setBeforeRetry(before);
  vi.useFakeTimers();
  const part = onDemand(load);
  const first = part.load();
  vi.advanceTimersByTime(7_900);
  expect(part.load()).toBe(first);
  vi.advanceTimersByTime(200);
  expect(await part.load()).toBe(true);
  expect(part.get()).toBe(Content);
  vi.advanceTimersByTime(9_000);
  expect(await part.load()).toBe(true);
  vi.useRealTimers();
  expect(load).toHaveBeenCalledTimes(2);
  expect(before).toHaveBeenCalledTimes(1);
  setBeforeRetry(() => undefined);
});

const rendered = vi.fn<() => void>();
const Notice = () => {
  rendered();
  return <p>没有加载</p>;
};
const Below = memo(NotThere);
const boundary = () => (
  <PartBoundary missing={<Notice />}>
    <Below />
  </PartBoundary>
);

test('what is below a boundary is not rendered again because the boundary is', () => {
  const { rerender } = render(boundary());
  rerender(boundary());
  expect(screen.getByText('没有加载')).toBeDefined();
  expect(rendered).toHaveBeenCalledTimes(1);
});
