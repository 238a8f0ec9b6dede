import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainIcon } from '../src/kernel/plainIcon.ts';
import { withPlainIcon } from './plainIcons.ts';

const arrow = `import createLucideIcon from '../createLucideIcon.mjs';

const __iconData = {
  name: "arrow",
  size: 24,
  node: [
    ["path", { d: "M5 12h14", key: "1ays0h" }],
    [
      "path",
      {
        d: "m12 5 7 7-7 7",
        key: "xquz4c"
      }
    ]
  ],
  aliases: ["right"]
};
const Arrow = createLucideIcon(__iconData);
export { __iconData, Arrow as default };
`;

describe('withPlainIcon', () => {
  it('keeps every shape of an icon, without its name and keys', () => {
    const code = withPlainIcon(arrow);
    expect(code).toContain('["path", { d: "M5 12h14" }]');
    expect(code).toContain('m12 5 7 7-7 7');
    expect(code).not.toMatch(/key|name|right/);
  });

  it('leaves a second name of an icon as it is', () => {
    const alias = "export { default } from './arrow.mjs';";
    expect(withPlainIcon(alias)).toBe(alias);
  });

  it('stops the build when icons are written in another way', () => {
    expect(() => withPlainIcon('export default createLucideIcon("arrow", []);')).toThrow('unknown form');
  });
});

/** The attributes in a piece of HTML, in the order of the alphabet, besides classes and namespaces. */
const attributesIn = (html: string): string[] =>
  [...html.matchAll(/([\w-]+)="([^"]*)"/g)]
    .map(([text]) => text)
    .filter((text) => !/^(class|xmlns)/.test(text))
    .toSorted();

describe('plainIcon', () => {
  it('draws the lines that lucide-react draws, with the attributes of the component that shows the icon', async () => {
    const { ArrowRight } = await import('lucide-react');
    const shown = { 'aria-hidden': true, strokeWidth: 1.75, className: 'own' } as const;
    const ours = plainIcon([
      ['path', { d: 'M5 12h14' }],
      ['path', { d: 'm12 5 7 7-7 7' }],
    ]);
    const html = renderToStaticMarkup(createElement(ours, shown));
    expect(html).toContain('class="own"');
    expect(attributesIn(html)).toEqual(attributesIn(renderToStaticMarkup(createElement(ArrowRight, shown))));
  });
});
