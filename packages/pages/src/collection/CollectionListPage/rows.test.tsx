import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { collectionListFixture } from '../fixtures.ts';
import { CollectionListPage } from './index.ts';

afterEach(() => document.body.replaceChildren());

const cards = () =>
  [...document.querySelectorAll('[data-component="Grid"] > li')].map((card) => card.getBoundingClientRect());

test('three collections are one full row on a wide page', async () => {
  await page.viewport(1440, 900);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={zhCN}>
      <CollectionListPage {...collectionListFixture('zh-CN')} />
    </UiProvider>,
  );
  await expect.poll(() => cards().length).toBe(3);
  const [first, , last] = cards();
  expect(last?.top).toBe(first?.top);
  expect(last?.right).toBeGreaterThan(1200);
  root.unmount();
});
