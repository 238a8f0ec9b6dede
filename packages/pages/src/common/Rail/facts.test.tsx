import '@stoa/theme/styles.css';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Railed, RailCard, RailFacts } from './index.ts';

const facts = [
  { label: '课程', value: '4' },
  { label: '关注者', value: '11' },
  { label: '课程评分', value: '4.6 / 5' },
];

afterEach(() => document.body.replaceChildren());

test.each([
  [1440, 'on its line'],
  [1024, 'below its label'],
  [375, 'on its line'],
])('at %i px the value of a fact stands %s', async (width, place) => {
  await page.viewport(width, 800);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Railed
      label="其他"
      lead={
        <RailCard title="概况">
          <RailFacts facts={facts} />
        </RailCard>
      }
    >
      简介
    </Railed>,
  );
  await expect.poll(() => document.querySelectorAll('dd').length).toBe(facts.length);
  const places = [...document.querySelectorAll('dd')].map((value) => {
    const label = value.previousElementSibling?.getBoundingClientRect();
    const { left, bottom } = value.getBoundingClientRect();
    if (left === label?.left) return 'below its label';
    return Math.abs(bottom - (label?.bottom ?? 0)) < 4 ? 'on its line' : 'elsewhere';
  });
  expect(new Set(places)).toEqual(new Set([place]));
  root.unmount();
});

const railed = (content: ReactNode) => (
  <Railed label="其他" rest={<p>其他导师</p>}>
    {content}
  </Railed>
);

test('on a narrow page what is below the content appears when the content has loaded, and not before', async () => {
  await page.viewport(375, 800);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const below = page.getByText('其他导师');
  root.render(railed(<Skeleton lines={4} />));
  await expect.element(below).toBeInTheDocument();
  await expect.element(below).not.toBeVisible();
  await page.viewport(1440, 800);
  await expect.element(below).toBeVisible();
  await page.viewport(375, 800);
  root.render(railed('问答'));
  await expect.element(below).toBeVisible();
  root.unmount();
});
