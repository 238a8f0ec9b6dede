/// <reference types="vite/client" />
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

interface Size {
  js: number;
  css: number;
  budget: number;
}

// Written by the build (`stoa-sizes`); a Storybook in development may not have it.
const [sizes = {}] = Object.values(
  import.meta.glob<Record<string, Size>>('./sizes.generated.json', { eager: true, import: 'default' }),
);

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** What the component costs a page that has React already. */
function Cost() {
  const { csfFile } = useOf('meta', ['meta']);
  const name = csfFile.meta.title.split('/').at(-1) ?? '';
  const size = sizes[name];
  if (size === undefined) return undefined;
  return (
    <p>
      Costs <strong>{kib(size.js + size.css)}</strong> over React, compressed: {kib(size.js)} of JavaScript
      and {kib(size.css)} of CSS, shared parts included; at most {kib(size.budget)}.
    </p>
  );
}

/** The page of a component: what it is for, what it costs, its props, its stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Cost />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
