import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CircleAlert, Sun } from 'lucide-react';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon, { type IconData } from './createIcon.ts';
import { drawingOnly } from './leanIcons.ts';

const icons = path.join(createRequire(import.meta.url).resolve('lucide-react'), '../../esm/icons');

/** An icon as the browser's build makes it. */
async function lean(name: string) {
  const code = drawingOnly(readFileSync(path.join(icons, `${name}.mjs`), 'utf8'));
  const [, data = ''] = /__iconData = (\{[^]*?\n\});/.exec(code) ?? [];
  expect(code).not.toMatch(/\b(key|name|aliases|size):/);
  const icon: { default: IconData } = await import(
    `data:text/javascript,${encodeURIComponent(`export default ${data}`)}`
  );
  return createIcon(icon.default);
}

const markup = (element: ReturnType<typeof createElement>) =>
  new Map(
    [...renderToStaticMarkup(element).matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, attributes = ''], at) => [
      `${at} ${tag}`,
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
        .map(([, key, value]) => `${key}=${value}`)
        .filter((entry) => !entry.startsWith('class='))
        .toSorted(),
    ]),
  );

const uses: ComponentProps<'svg'>[] = [
  {},
  { 'aria-hidden': true, focusable: false, strokeWidth: 1.75 },
  { role: 'img', 'aria-label': 'Light' },
];
const cases = [
  ['sun', Sun],
  ['circle-exclamation-point', CircleAlert],
] as const;

it.each(
  cases.flatMap(([name, theirs]) =>
    uses.map((props) => [name, JSON.stringify(props), theirs, props] as const),
  ),
)('draws %s with %s exactly as lucide does, but for class names', async (name, _, theirs, props) => {
  const ours = await lean(name);
  for (const given of [props, { ...props, size: '1em' }])
    expect(markup(createElement(ours, given))).toEqual(markup(createElement(theirs, given)));
});
