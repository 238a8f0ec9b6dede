import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { House } from 'lucide-react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseDetailFixture } from '../course/fixtures/courseDetail.ts';
import { CourseDetailPage } from '../course/CourseDetailPage/index.ts';
import { BottomBar, BottomBarButton } from '../frame/AppTools/index.ts';
import { HomePage } from '../home/HomePage/index.ts';
import { homeFixture } from '../home/HomePage/fixtures.tsx';

// The text is twice as large as usual, as people set it in their browser.
beforeEach(() => document.documentElement.style.setProperty('font-size', '200%'));
afterEach(() => {
  document.documentElement.style.removeProperty('font-size');
  document.body.replaceChildren();
});

const title = () => document.querySelector('h1');
const tasks = () => [...document.querySelectorAll('[data-component="TaskItem"]')];
const glyphs = () => [...document.querySelectorAll('[data-part="functions"] li svg')];

const show = (content: ReactNode) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<UiProvider labels={en}>{content}</UiProvider>);
  return root;
};

test('the icons of the functions stay within their plates at 200 %', async () => {
  await page.viewport(1440, 900);
  const root = show(<HomePage {...homeFixture('en')} />);
  await expect.poll(() => glyphs().length, { timeout: 10_000 }).toBeGreaterThan(0);
  for (const glyph of glyphs()) {
    const plate = glyph.parentElement?.getBoundingClientRect().height;
    expect(plate).toBeGreaterThan(glyph.getBoundingClientRect().height * 1.5);
  }
  root.unmount();
});

/** The words of an element that are broken over two lines. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

test('no word of the greeting is broken on a phone at 200 %', async () => {
  await page.viewport(375, 812);
  const root = show(<HomePage {...homeFixture('en')} />);
  await expect.poll(() => document.querySelector('[data-part="goal"]'), { timeout: 10_000 }).not.toBeNull();
  const greeting = document.querySelector('[data-part="greeting"]');
  expect(greeting && brokenWords(greeting)).toEqual([]);
  root.unmount();
});

test('no word of a task is broken beside the greeting at 1024 px and 200 %', async () => {
  await page.viewport(1024, 768);
  const root = show(<HomePage {...homeFixture('en')} />);
  await expect.poll(() => tasks().length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(tasks().flatMap(brokenWords)).toEqual([]);
  root.unmount();
});

test('the entries of the bar are whole on a phone at 200 %', async () => {
  await page.viewport(375, 812);
  const words = ['Home', 'Courses', 'Search', 'Me'];
  const root = show(
    <BottomBar label="Main">
      {words.map((word) => (
        <BottomBarButton key={word} glyph={House}>
          {word}
        </BottomBarButton>
      ))}
    </BottomBar>,
  );
  await expect.poll(() => document.querySelectorAll('button').length).toBe(words.length);
  const cut = [...document.querySelectorAll('button span')].filter(
    (each) => each.scrollWidth > each.clientWidth,
  );
  expect(cut).toEqual([]);
  root.unmount();
});

test('the title of a course has more than half of the page at 200 %', async () => {
  await page.viewport(1440, 900);
  const root = show(
    <CourseDetailPage
      {...courseDetailFixture('en')}
      onTab={() => undefined}
      onStart={() => undefined}
      onLocked={() => undefined}
    />,
  );
  await expect.poll(title).not.toBeNull();
  const { width = 0 } = document.querySelector('[data-part="access"]')?.getBoundingClientRect() ?? {};
  expect(width).toBeGreaterThan(0);
  expect(width).toBeLessThan(1200 / 2);
  root.unmount();
});
