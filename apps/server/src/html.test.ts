import { defaultSettings } from '@stoa/domain';
import { expect, test } from 'vitest';
import { colorNames, tenantThemes } from '@stoa/theme';
import { contentSecurityPolicy } from './headers.ts';
import { pageOf, restMark, safeColor, tenantPage } from './html.ts';
import { themeSheets } from './themeSheets.ts';

const html = `<!doctype html><html lang="zh-CN"><head><!--stoa:csp--><meta http-equiv="x"><!--/stoa:csp-->
<title>Stoa - learner end</title><link rel="icon" href="/favicon.svg"><!--stoa:settings--><!--stoa:theme--></head><body>
<div data-shell="login"><!--stoa:brand--><i>S</i><span>Stoa</span><!--/stoa:brand--><p><!--stoa:slogan--></p></div>
<div data-shell="page"><!--stoa:brand--><i>S</i><span>Stoa</span><!--/stoa:brand--></div></body></html>`;

const evil = `</script></style></title><script>alert(1)</script>"'><img src=x onerror=alert(1)> $& $\` $' \u2028`;
const branding = {
  name: evil,
  slogan: evil,
  logoUrl: 'javascript:alert(1)',
  backgroundUrl: evil,
  bottomDescription: evil,
  deep: false,
  colorPrimary: `red;}</style><script>alert(1)</script>`,
  showDownloadButton: true,
  loginTypes: [],
  companyId: 1,
  tabLogoUrl: `javascript:alert(1)`,
  tabTitle: evil,
  downloadUrl: undefined,
  agreementUrl: undefined,
  privacyUrl: undefined,
  apps: undefined,
};
const facts = {
  settings: defaultSettings,
  domainName: 'x',
  branding,
  theme: themeSheets()(html, safeColor(branding.colorPrimary)),
  nonce: 'abc+/=',
  locale: 'en' as const,
};

test('hostile branding stays text wherever it is written', () => {
  const page = tenantPage(html, facts);
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<img');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(page.match(/<\/title>/g)).toHaveLength(1);
  expect(page).toContain('<link rel="icon" href="/favicon.svg">');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; $&amp; $` $&#39;');
  const block = /id="stoa-settings">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const read: unknown = JSON.parse(block);
  expect(read).toMatchObject({
    host: '/api',
    domainName: 'x',
    tenant: { name: evil, colorPrimary: '#00a0e9' },
  });
});

test('the tenant is in the page: language, title, icon and theme; the meta policy is out', () => {
  const page = tenantPage(html, {
    ...facts,
    branding: { ...branding, tabTitle: 'A & B', tabLogoUrl: '/media/1-2/brand/tab.svg?x="y"' },
  });
  expect(page).toContain('<html lang="en"');
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).toContain('href="/media/1-2/brand/tab.svg?x=&quot;y&quot;"');
  expect(page).toContain('--stoa-accent-fill:');
  expect(page).toContain('nonce="abc+/="');
  expect(page).not.toContain('http-equiv');
});

test('a page that is built in two has the colours of its shell before the mark, and each colour once', () => {
  const built = html
    .replace('</head>', '<style>:root{--stoa-surface-page:#fff;--stoa-ink-base:#000}</style></head>')
    .replace('</body>', `${restMark}</body>`);
  const page = tenantPage(built, { ...facts, theme: themeSheets()(built, '#f5722d') });
  const [shell = '', rest = ''] = page.split(restMark);
  const light = tenantThemes('#f5722d').light;
  const told = (part: string, name: keyof typeof light) => part.includes(`${name}:${light[name]}`);
  expect(told(shell, '--stoa-surface-page')).toBe(true);
  expect(told(rest, '--stoa-surface-page')).toBe(false);
  expect(colorNames.filter((name) => told(shell, name) === told(rest, name))).toEqual([]);
});

test('a company without a title has the product in the tab', () => {
  expect(tenantPage(html, { ...facts, branding: { ...branding, tabTitle: '' } })).toContain(
    '<title>Stoa - learner end</title>',
  );
});

test.each(['//evil.example/x.png', '/\\evil', 'http://x/i.png', 'data:text/html,x', ''])(
  'an icon address such as %s is not used',
  (tabLogoUrl) => {
    const page = tenantPage(html, { ...facts, branding: { ...branding, tabLogoUrl } });
    expect(page).toContain('href="/favicon.svg"');
  },
);

test('the shell names the company, with its logo and its sentence', () => {
  const page = tenantPage(html, {
    ...facts,
    branding: { ...branding, name: 'A & B', slogan: '每天 <进步>', logoUrl: '/media/l.svg?x="y"' },
  });
  expect(
    page.match(/<img src="\/media\/l\.svg\?x=&quot;y&quot;" alt=""><span>A &amp; B<\/span>/g),
  ).toHaveLength(2);
  expect(page).toContain('<p>每天 &lt;进步&gt;</p>');
  expect(page).not.toContain('Stoa</span>');
  expect(page).not.toContain('data-scheme');
});

test('the shell of a company without logo or name shows a first sign and the product', () => {
  const page = tenantPage(html, { ...facts, branding: { ...branding, name: '', logoUrl: '' } });
  expect(page).toContain('<i>S</i><span>Stoa</span>');
  const named = tenantPage(html, {
    ...facts,
    branding: { ...branding, name: '晨曦零售', logoUrl: '', deep: true },
  });
  expect(named).toContain('<i>晨</i><span>晨曦零售</span>');
  expect(named).toContain('<div data-shell="login" data-scheme="deep">');
});

const built = (inside: object) =>
  `<p></p><script type="application/json" id="stoa-starts">${JSON.stringify(inside)}</script><script>1</script>`;

test('the page knows what its own address begins with, the login page besides, and nothing about others', () => {
  const starts = { '/login': ['l'], '/home': ['h'], '/course/all': ['a'] };
  expect(pageOf(built(starts), '/course/all')).toBe(built({ '/login': ['l'], '/course/all': ['a'] }));
  expect(pageOf(built(starts), '/course/all/')).toBe(pageOf(built(starts), '/course/all'));
  expect(pageOf(built(starts), '/')).toBe(built({ '/login': ['l'], '/home': ['h'] }));
  for (const foreign of ['/nowhere', '/__proto__', '/</script><script>alert(1)</script>', '/$&']) {
    expect(pageOf(built(starts), foreign)).toBe(built({ '/login': ['l'] }));
  }
  expect(pageOf('<p>an older build</p>', '/home')).toBe('<p>an older build</p>');
});

test('a picture by http is in the page and allowed by its policy only where the installation says so', () => {
  const [logoUrl, tabLogoUrl] = ['http://cdn.example/l.png', 'http://cdn.example/i.png'];
  const shown = (httpPictures: boolean) => {
    const page = tenantPage(html, {
      ...facts,
      settings: { ...defaultSettings, httpPictures },
      branding: { ...branding, logoUrl, tabLogoUrl },
    });
    const policy = contentSecurityPolicy({ scriptHashes: [], styleHashes: [] }, 'n', { httpPictures });
    return [
      page.includes(`src="${logoUrl}"`),
      page.includes(`href="${tabLogoUrl}"`),
      /img-src[^;]* http:/.test(policy),
    ];
  };
  expect(shown(false)).toEqual([false, false, false]);
  expect(shown(true)).toEqual([true, true, true]);
});
