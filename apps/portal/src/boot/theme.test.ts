// @vitest-environment happy-dom
import { neutralThemes, tenantThemes } from '@stoa/theme';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultBranding } from './branding.ts';
import { showTheme } from './theme.ts';

const exact = '--stoa-brand-exact';
// The simulated page drops rules inside layers, so the test reads the text of the style sheet.
const texts = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');

/** A page that shows this theme, as from the style sheet or the server. */
const pageWith = ({ light }: ReturnType<typeof neutralThemes>) =>
  document.documentElement.style.setProperty(exact, light[exact] ?? '');

const { colorPrimary } = defaultBranding('Stoa');

afterEach(() => {
  document.adoptedStyleSheets = [];
  localStorage.clear();
  texts.mockClear();
});

it('a company whose branding cannot be loaded is shown in the default colour, which is not stored', async () => {
  pageWith(neutralThemes());
  await showTheme(colorPrimary, 'default');
  expect(texts.mock.lastCall?.[0]).toContain(`${exact}:#00a0e9`);
  expect(localStorage).toHaveLength(0);
});

it('a company whose branding cannot be loaded this time keeps its colour of the last visit', async () => {
  pageWith(tenantThemes('#f5722d'));
  await showTheme(colorPrimary, 'default');
  expect(texts).not.toHaveBeenCalled();
});

it('a company without a colour has the default colour', async () => {
  pageWith(neutralThemes());
  await showTheme('', 'server');
  expect(texts.mock.lastCall?.[0]).toContain(`${exact}:#00a0e9`);
});
