import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@stoa/theme/styles.css';
import { examPageFixture } from '../fixtures.ts';
import { ExamPage } from './ExamPage.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

test('with text of twice the size the clock and the button that hands in are inside a screen of 320 px', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <UiProvider labels={en}>
      <ExamPage {...examPageFixture('en')} />
    </UiProvider>,
  );
  const handIn = page.getByRole('button', { name: 'Hand in' }).first();
  await expect.element(handIn).toBeVisible();
  const clock = document.querySelector('[data-component="ExamTimer"]');
  for (const part of [handIn.element(), clock]) {
    expect(part?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  }
  root.unmount();
});
