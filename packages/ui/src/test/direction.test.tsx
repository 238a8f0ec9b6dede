/// <reference types="vite/client" />
import { afterEach, beforeEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { samples as own, type Sample } from './minimalProps.tsx';
import { cleanup, render } from './render.tsx';

const brought = import.meta.glob<Sample>('../[A-Z]*/*.sample.tsx', { eager: true, import: 'default' });
const samples: Record<string, Sample> = {
  ...own,
  ...Object.fromEntries(Object.entries(brought).map(([file, sample]) => [file.split('/')[1] ?? '', sample])),
};

beforeEach(() => {
  document.documentElement.dir = 'rtl';
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const placeOf = (text: Text, at: number): DOMRect | undefined => {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getClientRects()[0];
};

/** Texts that start with a digit, are on one line, and have their end to the left of their start. */
function turnedRound(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || !/^\s*[\d¥+(].*\D/s.test(node.data)) continue;
    const start = placeOf(node, node.data.search(/\S/));
    const end = placeOf(node, node.data.trimEnd().length - 1);
    // Text for screen readers only has no visible order.
    if (start === undefined || end === undefined || node.parentElement?.closest('[class*="VisuallyHidden"]'))
      continue;
    if (Math.abs(start.top - end.top) < 4 && end.left < start.left) found.push(node.data);
  }
  return found;
}

test('a number in reversed order is detected', () => {
  const { container } = render(<div>2 / 4</div>);
  expect(turnedRound(container)).toEqual(['2 / 4']);
});

test.each(Object.entries(samples))(
  '%s shows numbers in their own order in right-to-left pages',
  (_name, sample) => {
    const { container } = render(<main>{sample.render({})}</main>);
    expect(turnedRound(container)).toEqual([]);
  },
);
