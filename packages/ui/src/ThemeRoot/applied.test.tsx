import { applyTheme, tenantThemes } from '@stoa/theme';
import { afterEach, expect, test } from 'vitest';

const [orange, blue] = [tenantThemes('#f5722d'), tenantThemes('#1677ff')];
const root = document.documentElement;
const ours = () => document.adoptedStyleSheets.find((sheet) => 'stoaTheme' in sheet);
const fill = () => getComputedStyle(root).getPropertyValue('--stoa-accent-fill');

afterEach(() => {
  document.adoptedStyleSheets = [];
  delete root.dataset['stoaAppearance'];
});

// The rules must stay the same, because Chromium lays the whole page out again when a sheet's rules change.
test('another colour changes the values of a page and none of its rules, in light and in dark', () => {
  applyTheme(document, orange);
  const sheet = ours();
  const rule = sheet?.cssRules[1];
  applyTheme(document, blue);
  expect(ours()).toBe(sheet);
  expect(sheet?.cssRules[1]).toBe(rule);
  root.dataset['stoaAppearance'] = 'light';
  expect(fill()).toBe(blue.light['--stoa-accent-fill']);
  root.dataset['stoaAppearance'] = 'dark';
  expect(fill()).toBe(blue.dark['--stoa-accent-fill']);
});

test('a style sheet that an older release left behind is replaced by the whole new one', () => {
  applyTheme(document, orange);
  ours()?.replaceSync(':root{--stoa-accent-fill:#010203}');
  applyTheme(document, blue);
  root.dataset['stoaAppearance'] = 'dark';
  expect(fill()).toBe(blue.dark['--stoa-accent-fill']);
});
