import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseDetailFixture } from '../fixtures/courseDetail.ts';
import { CourseDetailPage } from './index.ts';

afterEach(() => document.body.replaceChildren());

/** What the header and the bar under the thumb leave of a usual phone's screen. */
const room = 812 - 64 - 56;

const continues = () => document.querySelector('[data-part="access"] a');

test.each([
  ['zh-CN', zhCN],
  ['en', en],
] as const)('the main action is on the first screen of a phone in %s', async (locale, labels) => {
  await page.viewport(375, 812);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={labels}>
      <CourseDetailPage
        {...courseDetailFixture(locale)}
        actions={<div style={{ blockSize: 44 }} />}
        onTab={() => undefined}
        onStart={() => undefined}
        onLocked={() => undefined}
      />
    </UiProvider>,
  );
  await expect.poll(continues).not.toBeNull();
  expect(continues()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(room);
  root.unmount();
});
