import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseDetailFixture } from '../course/fixtures/courseDetail.ts';
import { CourseDetailPage } from '../course/CourseDetailPage/index.ts';
import { HomePage } from '../home/HomePage/index.ts';
import { homeFixture } from '../home/HomePage/fixtures.tsx';

// The text is twice as large as usual, as people set it in their browser.
beforeEach(() => document.documentElement.style.setProperty('font-size', '200%'));
afterEach(() => {
  document.documentElement.style.removeProperty('font-size');
  document.body.replaceChildren();
});

const title = () => document.querySelector('h1');
const glyphs = () => [...document.querySelectorAll('[data-part="functions"] li svg')];

const show = (content: ReactNode) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<UiProvider labels={en}>{content}</UiProvider>);
  return root;
};

test('the icons of the functions stay within their plates at 200 %', async () => {
  await page.viewport(1440, 900);
  const root = show(<HomePage {...homeFixture('en')} />);
  await expect.poll(() => glyphs().length).toBeGreaterThan(0);
  for (const glyph of glyphs()) {
    const plate = glyph.parentElement?.getBoundingClientRect().height;
    expect(plate).toBeGreaterThan(glyph.getBoundingClientRect().height * 1.5);
  }
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
