import '@stoa/theme/styles.css';
import { Share2 } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { UiProvider } from '@stoa/ui';
import core from '@stoa/ui/locales/en/core';
import { userEvent } from 'storybook/test';
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { PageActions } from './PageActions.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const share = vi.fn<() => void>();
async function show() {
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <UiProvider labels={core}>
      <PageActions
        label="More actions"
        actions={[{ key: 'share', label: 'Share', glyph: Share2, onSelect: share }]}
      />
    </UiProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toContain('Share'));
  const [row, menu] = host.querySelectorAll('button');
  return { row, menu };
}
const isShown = (button: Element | undefined) => button?.checkVisibility() === true;

test('stands as a row of buttons where there is room', async () => {
  await page.viewport(1024, 700);
  const { row, menu } = await show();
  expect([isShown(row), isShown(menu)]).toEqual([true, false]);
});

test('is one button for a thumb on the phone, whose menu does the same', async () => {
  await page.viewport(375, 700);
  const { row, menu } = await show();
  expect([isShown(row), isShown(menu)]).toEqual([false, true]);
  if (menu === undefined) throw new Error('There is no button.');
  expect(menu.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  expect(menu.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(menu);
  await vi.waitFor(() => expect(document.querySelector('[role="menuitem"]')).not.toBeNull());
  const item = document.querySelector('[role="menuitem"]');
  if (item === null) throw new Error('There is no entry.');
  await userEvent.click(item);
  expect(share).toHaveBeenCalledOnce();
});
