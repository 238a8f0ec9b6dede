import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrawnAhead } from './useDrawnAhead.ts';

let free: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (free = work));
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work));
});
afterEach(() => vi.unstubAllGlobals());

function List({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useDrawnAhead(list);
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name} data-component="CourseCard">
          {name}
        </li>
      ))}
    </ul>
  );
}

const drawn = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>('li')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ textContent }) => textContent);

/** Simulates one moment in which the browser is idle. */
const rest = () =>
  act(async () => {
    free?.();
    await new Promise((done) => setTimeout(done, 5));
  });

it('draws one card in each idle moment, and none in a busy one', async () => {
  const { container } = render(<List names={['a', 'b', 'c']} />);
  expect(drawn(container)).toEqual([]);
  await rest();
  expect(drawn(container)).toEqual(['a']);
  await rest();
  await rest();
  expect(drawn(container)).toEqual(['a', 'b', 'c']);
});

it('begins again with another list and stops with the page', async () => {
  const { container, rerender, unmount } = render(<List names={['a', 'b']} />);
  rerender(<List names={['c', 'd']} />);
  await rest();
  expect(drawn(container)).toEqual(['c']);
  const [, second] = container.querySelectorAll('li');
  unmount();
  await rest();
  expect(second?.style.contentVisibility).not.toBe('visible');
});
