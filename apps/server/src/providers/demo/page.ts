import type { Locale } from '../../http/locale.ts';
import type { IdentitySource } from '../sources.ts';

export interface DemoPage {
  readonly locale: Locale;
  readonly source: IdentitySource;
  readonly companyName: string;
  readonly people: readonly { readonly subject: string; readonly name: string; readonly title: string }[];
  /** Fields that the form sends back unchanged. */
  readonly carried: Readonly<Record<string, string>>;
}

const words = {
  'zh-CN': {
    source: {
      app1: '企业通讯',
      app2: '协同办公',
      app3: '知识社区',
      app4: '车间通讯',
      sso: '单点登录',
      cloudSso: '云课堂单点登录',
      handOff: '办公系统',
    },
    title: '选择要登录的人员',
    note: '这是演示用的身份页面，仅用于在本机体验登录流程。',
    nobody: '这里还没有人员。',
  },
  en: {
    source: {
      app1: 'Work Messenger',
      app2: 'Work Suite',
      app3: 'Knowledge Community',
      app4: 'Plant Messenger',
      sso: 'Single sign-on',
      cloudSso: 'Cloud course sign-on',
      handOff: 'Office system',
    },
    title: 'Who is signing in?',
    note: 'This page stands in for an identity provider, to try out signing in on this machine.',
    nobody: 'There is nobody here yet.',
  },
} as const satisfies Record<Locale, unknown>;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** A page with one form whose buttons are people. It works without a script, because its policy allows none. */
export function demoPage({ locale, source, companyName, people, carried }: DemoPage): string {
  const { source: names, title, note, nobody } = words[locale];
  const fields = Object.entries(carried)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  const buttons = people
    .map(
      ({ subject, name, title: role }) =>
        `<li><button name="subject" value="${escape(subject)}"><b>${escape(name)}</b> <span>${escape(role)}</span> <small>${escape(subject)}</small></button></li>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(names[source])} · ${escape(companyName)}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<p>${escape(names[source])} · ${escape(companyName)}</p>
<h1>${escape(title)}</h1>
<p>${escape(note)}</p>
<form method="post">${fields}
${buttons === '' ? `<p>${escape(nobody)}</p>` : `<ul>\n${buttons}\n</ul>`}
</form>
</main>
</body>
</html>
`;
}

/** The pages have colours of their own, so that nobody takes them for the portal. */
export const demoStyle = `:root { color-scheme: light dark; }
body { margin: 0; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 40rem; margin-inline: auto; padding: 3rem 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.3; }
p { margin: 0 0 .5rem; opacity: .8; }
ul { display: grid; gap: .5rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
button { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; inline-size: 100%; padding: .75rem 1rem; border: 1px solid GrayText; border-radius: .5rem; background: Canvas; color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { background: color-mix(in srgb, CanvasText 6%, Canvas); border-color: CanvasText; }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
button span { grid-row: 2; opacity: .8; }
button small { grid-row: 1 / 3; grid-column: 2; align-self: center; opacity: .8; font-size: .875rem; font-variant-numeric: tabular-nums; }
`;
