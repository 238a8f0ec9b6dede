import '@stoa/theme/styles.css';
import { labels } from '@stoa/domain/labels/en';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { lessonFixture, studyPanelsIn } from '../fixtures.ts';
import { CompletionRules } from './CompletionRules.tsx';

afterEach(() => document.body.replaceChildren());

const starts = () => [...document.querySelectorAll('dd')].map((text) => text.getBoundingClientRect().left);

test('the rules begin at the same place, however long the name of a kind is', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <CompletionRules lesson={lessonFixture('en')} kindNames={labels.itemKind} t={studyPanelsIn('en')} />,
  );
  await expect.poll(() => starts().length).toBeGreaterThan(4);
  expect(new Set(starts()).size).toBe(1);
  root.unmount();
});
