/// <reference types="vite/client" />
import { cleanup, render, Words, waitFor } from './render.tsx';
import axe from 'axe-core';
import { createRef, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import * as ui from '../index.ts';
import { samples as own, type Sample } from './minimalProps.tsx';

const barrels = import.meta.glob<Record<string, unknown>>('../[A-Z]*/index.ts', { eager: true });
const brought = import.meta.glob<Sample>('../[A-Z]*/*.sample.tsx', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(
  ['../[A-Z]*/**/*.{ts,tsx}', '!**/*.{css,test}.ts', '!**/*.{stories,test,sample}.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const stories = import.meta.glob<string>('../[A-Z]*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const folders = Object.keys(barrels).map((file) => file.split('/')[1] ?? '');
const sampleOf = (folder: string) => own[folder] ?? brought[`../${folder}/${folder}.sample.tsx`];
const rootOf = (folder: string, sample: Sample) =>
  document.querySelector<HTMLElement>(`[data-component="${sample.rootName ?? folder}"]`);

/**
 * Stories that every component must have. The further ones are only for components in which they show
 * something.
 */
const required = ['Playground', 'Variants', 'States', 'Content', 'Tenants', 'Direction', 'LargeText'];
const agreed = [...required, 'Compact', 'ForcedColors', 'ReducedMotion'];

/** Groups of the documentation, in its order. */
const groups = [
  'Foundations',
  'Layout',
  'Typography',
  'Actions',
  'Forms',
  'Overlays',
  'Navigation',
  'Feedback',
  'Data',
  'Media',
  'Uploads',
  'Learning',
  'Charts',
];

/** Elements that a person can operate. A component with one of them needs a story with a `play` function. */
const operable = 'button, a[href], input, select, textarea, summary, audio, video, [tabindex="0"]';

const complaints = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };

beforeEach(() => {
  complaints.error.mockClear();
  complaints.warn.mockClear();
  document.documentElement.lang = 'zh-CN';
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Waits for the root of a sample, because the code of an overlay is loaded when it is opened. */
const drawn = (folder: string, sample: Sample) =>
  waitFor(() => {
    const root = rootOf(folder, sample);
    if (root === null && sample.rootless !== true) throw new Error(`${folder} shows nothing`);
    return root;
  });

/** Waits until opening animations have ended, but not for endless ones such as a spinner's. */
const settled = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => undefined)),
  );

describe.each(folders)('%s', (folder) => {
  const sample = sampleOf(folder);

  test('has a sample for these checks, and is named like its folder', () => {
    expect(sample, `add ${folder} to src/test/minimalProps.tsx or write ${folder}.sample.tsx`).toBeDefined();
    const name = sample?.rootName ?? folder;
    const component = barrels[`../${folder}/index.ts`]?.[name];
    expect(typeof component === 'function' && component.name).toBe(name);
  });

  if (sample === undefined) return;

  test('renders on the server, and the browser takes over that markup unchanged', async () => {
    const html = renderToString(<Words>{sample.render({})}</Words>);
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = html;
    const mismatches: unknown[] = [];
    const root = hydrateRoot(host, <Words>{sample.render({})}</Words>, {
      onRecoverableError: (error) => mismatches.push(error),
    });
    await waitFor(() => expect(host.childNodes.length).toBeGreaterThan(0));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(mismatches).toEqual([]);
    expect(complaints.error).not.toHaveBeenCalled();
    root.unmount();
  });

  test('works in strict mode without a message on the console', () => {
    render(<StrictMode>{sample.render({})}</StrictMode>);
    expect(complaints.error.mock.calls).toEqual([]);
    expect(complaints.warn.mock.calls).toEqual([]);
  });

  test('is accessible as rendered', async () => {
    render(<main>{sample.render({})}</main>);
    await drawn(folder, sample);
    await settled();
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });

  const source = stories[`../${folder}/${folder}.stories.tsx`] ?? '';

  test('has the agreed stories, in the agreed order', () => {
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '');
    const known = names.filter((name) => agreed.includes(name));
    expect(required.filter((name) => !names.includes(name))).toEqual([]);
    expect(known).toEqual(agreed.filter((name) => known.includes(name)));
    expect(names[0]).toBe('Playground');
    expect(names.at(-1)).toBe('InContext');
  });

  test('is in a group of the documentation under its own name', () => {
    expect(groups.map((group) => `${group}/${folder}`)).toContain(/\btitle: '(\w+\/\w+)'/.exec(source)?.[1]);
  });

  test('documents its keys, if it reacts to keys', () => {
    const answers = Object.entries(sources).some(
      ([path, text]) => path.startsWith(`../${folder}/`) && /onKeyDown=|'keydown'/.test(text),
    );
    expect(!answers || /\bkeyboard: (?:\[\.\.\.)?\w+Keys\b/.test(source)).toBe(true);
  });

  test('is operated in a story, if it can be operated', () => {
    render(sample.render({}));
    const acts = /\bplay(?::|\()/.test(source);
    expect(acts || document.querySelector(operable) === null).toBe(true);
  });
});

test('the search finds what only a subpath exports', () => {
  const barrel = Object.keys(ui);
  expect(folders).toEqual(expect.arrayContaining(['VideoPlayer', 'RichText']));
  expect(barrel).not.toContain('VideoPlayer');
  expect(barrel).not.toContain('RichText');
});

const rooted = folders.flatMap((folder) => {
  const sample = sampleOf(folder);
  return sample === undefined || sample.rootless === true ? [] : [{ folder, sample }];
});

describe.each(rooted)('$folder', ({ folder, sample }) => {
  test('passes properties of a caller to its root', async () => {
    const ref = createRef<never>();
    render(
      sample.render({ ref, id: 'given-id', className: 'given', style: { order: 7 }, 'data-probe': 'given' }),
    );
    const root = await drawn(folder, sample);
    const target = sample.control === undefined ? root : root?.querySelector(sample.control);
    expect(root?.classList.contains('given')).toBe(true);
    expect(root?.style.order).toBe('7');
    expect(target?.id).toBe('given-id');
    expect(target?.getAttribute('data-probe')).toBe('given');
    expect(ref.current).toBe(target);
  });
});
