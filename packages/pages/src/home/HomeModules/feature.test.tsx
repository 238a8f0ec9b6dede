import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { everywhere } from '../../test/resolve.ts';
import { courseModulesFixture, fixtureNow, modulesIn, readerId } from '../fixtures.ts';
import { HomeModules } from './index.ts';

afterEach(() => document.body.replaceChildren());

const feature = () => document.querySelector('[data-shape="feature"] li article');

test('the picture of a large card fills the space that its texts leave beside higher rows', async () => {
  await page.viewport(1440, 900);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={zhCN}>
      <main style={{ inlineSize: 1200 }}>
        <style>{'li:not(:first-child) article { min-block-size: 200px }'}</style>
        <HomeModules
          modules={courseModulesFixture('zh-CN')}
          open
          onOpen={() => undefined}
          userId={readerId}
          now={fixtureNow}
          t={modulesIn('zh-CN')}
          resolve={everywhere}
        />
      </main>
    </UiProvider>,
  );
  await expect.poll(feature).not.toBeNull();
  const card = feature();
  const cover = card?.querySelector('[data-component="CourseCover"]');
  const texts = card?.querySelectorAll('h3, p, [data-part="foot"]');
  if (!card || !cover || !texts) throw new Error('no card');
  const lowest = Math.max(...[...texts].map((text) => text.getBoundingClientRect().bottom));
  expect(card.getBoundingClientRect().height).toBeGreaterThan(700);
  expect(card.getBoundingClientRect().bottom - lowest).toBeLessThan(40);
  root.unmount();
});
