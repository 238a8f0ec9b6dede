import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseListFixture } from '../fixtures/courseList.ts';
import { CourseListPage } from './index.ts';

// The text size that one of the demo companies has chosen.
beforeEach(() => document.documentElement.style.setProperty('font-size', '100%'));
afterEach(() => {
  document.documentElement.style.removeProperty('font-size');
  document.body.replaceChildren();
});

const row = () => document.querySelector('[data-part="tools"]');
const menus = () => row()?.querySelectorAll('[aria-haspopup="menu"], [aria-haspopup="dialog"]').length;

test('the filters, the order and the layout are one row at 1024 px, in English as well', async () => {
  await page.viewport(1024, 768);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={en}>
      <CourseListPage
        {...courseListFixture('en')}
        offered={['categoryId', 'industryId', 'jobLevel', 'tagId', 'duration', 'rating', 'progress']}
        values={{}}
      />
    </UiProvider>,
  );
  await expect.poll(menus).toBeGreaterThan(6);
  expect(row()?.getBoundingClientRect().height).toBeLessThan(70);
  root.unmount();
});
