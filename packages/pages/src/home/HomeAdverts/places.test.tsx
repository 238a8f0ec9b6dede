import { AdvertSlot } from '@stoa/domain';
import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@stoa/theme/styles.css';
import { plainLink } from '@stoa/ui/CourseCard';
import { everywhere } from '../../test/resolve.ts';
import {
  advertFixture,
  courseModulesFixture,
  fixtureNow,
  modulesFixture,
  modulesIn,
  readerId,
} from '../fixtures.ts';
import { HomeModules } from '../HomeModules/index.ts';
import { AdvertCard, AdvertInline, AdvertStrip } from './HomeAdverts.tsx';

afterEach(() => document.body.replaceChildren());

const common = {
  t: modulesIn('zh-CN'),
  resolve: everywhere,
  renderLink: plainLink,
  onClose: () => undefined,
};
const modules = [...courseModulesFixture('zh-CN'), ...modulesFixture('zh-CN')].map((module, at) => ({
  ...module,
  moduleId: at + 1,
}));

/** A page with all its adverts at once, more than it ever shows. */
const everything = (
  <UiProvider labels={zhCN}>
    <main style={{ display: 'grid', gap: 48, padding: 24 }}>
      <AdvertStrip {...common} advert={advertFixture('zh-CN', { slot: AdvertSlot.TopStrip })} />
      <HomeModules
        modules={modules}
        open
        onOpen={() => undefined}
        userId={readerId}
        now={fixtureNow}
        t={common.t}
        resolve={everywhere}
        between={<AdvertInline {...common} advert={advertFixture('zh-CN', { slot: AdvertSlot.Inline })} />}
        beside={<AdvertCard {...common} kind="popup" shown advert={advertFixture('zh-CN')} />}
      />
    </main>
  </UiProvider>
);

/** The boxes of each text and of everything that can be pressed, outside of adverts. */
function contents(): { name: string; box: DOMRect }[] {
  const found: { name: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim() === '' || node.parentElement?.closest('aside')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) found.push({ name: node.textContent ?? '', box });
  }
  for (const element of document.querySelectorAll('a, button, select, input')) {
    if (!element.closest('aside'))
      found.push({ name: element.outerHTML, box: element.getBoundingClientRect() });
  }
  return found;
}

const touches = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test.each([1440, 1024, 375])('no advert covers what can be read or pressed at %d px', async (width) => {
  await page.viewport(width, 900);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(everything);
  await expect.poll(() => document.querySelectorAll('aside').length).toBe(3);
  await expect.poll(() => document.querySelectorAll('[data-part="module"]').length).toBe(modules.length);
  const adverts = [...document.querySelectorAll('aside')].map((aside) => aside.getBoundingClientRect());
  for (const box of adverts) expect(box.width * box.height).toBeGreaterThan(0);
  const covered = contents().filter(({ box }) => adverts.some((advert) => touches(advert, box)));
  expect(covered.map(({ name }) => name)).toEqual([]);
  expect(adverts.some((one, at) => adverts.some((other, place) => place !== at && touches(one, other)))).toBe(
    false,
  );
  root.unmount();
});

test('the space for an advert that waits is as large as the advert, so that nothing moves when it comes', async () => {
  await page.viewport(1024, 900);
  const sizes: number[] = [];
  for (const shown of [false, true]) {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <UiProvider labels={zhCN}>
        <AdvertCard {...common} kind="popup" shown={shown} advert={advertFixture('zh-CN')} />
      </UiProvider>,
    );
    await expect.poll(() => document.querySelectorAll('aside').length).toBe(1);
    sizes.push(document.querySelector('aside')?.getBoundingClientRect().height ?? 0);
    root.unmount();
  }
  expect(sizes[0]).toBeGreaterThan(0);
  expect(sizes[0]).toBe(sizes[1]);
});
