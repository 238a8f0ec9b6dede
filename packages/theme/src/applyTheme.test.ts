// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme, themeCss } from './applyTheme.ts';
import { cacheKey, cacheTheme, firstPaintScript, forgetTheme } from './firstPaint.ts';
import { nameOf } from './names.ts';
import { tenantThemes } from './tenantTheme.ts';

const orange = tenantThemes('#f5722d');
const blue = tenantThemes('#2f6bff');
const host = window.location.host;

/** Runs the script as a classic script in the page's head, as a browser does. */
const firstPaint = () => runInThisContext(firstPaintScript);

// The simulated page drops rules inside layers, so these tests check the text of the sheet instead of computed
// styles.
const texts = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
const written = (sheet: CSSStyleSheet | undefined): string => {
  const last = texts.mock.contexts.lastIndexOf(sheet);
  return texts.mock.calls[last]?.[0] ?? '';
};

afterEach(() => {
  document.adoptedStyleSheets = [];
  localStorage.clear();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

test('another tenant replaces the first instead of piling up', () => {
  const other = new CSSStyleSheet();
  document.adoptedStyleSheets = [other];
  applyTheme(document, orange);
  applyTheme(document, blue);
  expect(document.adoptedStyleSheets).toHaveLength(2);
  expect(document.adoptedStyleSheets[0]).toBe(other);
  const text = written(document.adoptedStyleSheets[1]);
  expect(text).toContain('#2f6bff');
  expect(text).not.toContain('#f5722d');
});

test('a scoped theme styles its host and leaves the page alone', () => {
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  applyTheme(shadow, orange);
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(shadow.adoptedStyleSheets).toHaveLength(1);
});

test('the style sheet follows the attribute for light or dark, else the system, inside our layer', () => {
  const text = themeCss(orange);
  expect(text).toMatch(
    /^@layer stoa\.reset, stoa\.tokens, stoa\.base, stoa\.components, stoa\.pages, stoa\.utilities, stoa\.overrides;@layer stoa\.tokens\{:root\{--stoa/,
  );
  expect(text).toContain(':root[data-stoa-appearance="dark"]{');
  expect(text).toContain('@media (prefers-color-scheme:dark){:root:not([data-stoa-appearance="light"]){');
});

test('a value that is no colour and a name that is no token never become text of a style', () => {
  const page = nameOf('surface.page');
  const hostile = { ...orange.light, [page]: '#fff;}</style><script>', '--stoa-x:red}body{': '#ffffff' };
  const text = themeCss({ light: hostile, dark: orange.dark });
  expect(text).not.toMatch(/script|body|red/);
  expect(text.split('{').length).toBe(text.split('}').length);
});

test('the first paint has the remembered theme and settings of this host, in under a kilobyte', () => {
  expect(new TextEncoder().encode(firstPaintScript).length).toBeLessThan(1024);
  cacheTheme(host, {
    ...orange,
    attributes: {
      lang: 'en',
      dir: 'rtl',
      'data-stoa-appearance': 'dark',
      'data-stoa-font-size': '3',
      'data-stoa-density': 'compact',
    },
  });
  firstPaint();
  const root = document.documentElement;
  expect(root.lang).toBe('en');
  expect(root.dir).toBe('rtl');
  expect(root.dataset).toMatchObject({ stoaAppearance: 'dark', stoaFontSize: '3', stoaDensity: 'compact' });
  expect(written(document.adoptedStyleSheets[0])).toContain('#f5722d');
  expect(firstPaintScript).toContain(`"${cacheKey('')}"+location.host`);
});

test('the stored theme of the first paint is replaced by the one that the company’s answer brings', () => {
  cacheTheme(host, orange);
  firstPaint();
  applyTheme(document, blue);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(written(document.adoptedStyleSheets[0])).not.toContain('#f5722d');
});

test('a theme that the server put into the page is not replaced by an older stored one', () => {
  cacheTheme(host, { ...orange, attributes: { lang: 'en' } });
  document.documentElement.dataset['stoaTheme'] = '';
  firstPaint();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(document.documentElement.lang).toBe('en');
});

test('on an unknown host, or with another company’s stored theme, the page stays neutral', () => {
  cacheTheme('other.example', orange);
  firstPaint();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  cacheTheme(host, orange);
  forgetTheme(host);
  firstPaint();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test.each(['', 'null', '7', '{', '"x"', '[]', '{"light":7,"dark":null,"attributes":"lang"}'])(
  'a stored value of %j breaks nothing',
  (memory) => {
    localStorage.setItem(cacheKey(host), memory);
    expect(firstPaint).not.toThrow();
    const text = document.adoptedStyleSheets.map(written).join('');
    expect(text).not.toContain('--stoa-');
  },
);

test('a manipulated stored value adds no style and no attribute', () => {
  localStorage.setItem(
    cacheKey(host),
    JSON.stringify({
      light: {
        '--stoa-accent-fill': '#ffffff',
        '--stoa-ink-base': 'red;}body{display:none',
        '--x}body{': '#ffffff',
      },
      dark: {},
      attributes: { onclick: 'alert(1)', lang: 'en', style: 'display:none' },
    }),
  );
  firstPaint();
  const text = document.adoptedStyleSheets.map(written).join('');
  expect(text).toContain('--stoa-accent-fill');
  expect(text).not.toMatch(/body|display|ink-base/);
  expect(document.documentElement.getAttributeNames()).toEqual(['lang']);
});

test('if the browser can store nothing, the theme is applied and only not remembered', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    expect(firstPaint).not.toThrow();
    expect(() => cacheTheme(host, orange)).not.toThrow();
    expect(() => forgetTheme(host)).not.toThrow();
  } finally {
    if (original) Object.defineProperty(globalThis, 'localStorage', original);
  }
});
