import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareBuilds } from './compareBuilds.mjs';

let home = '';
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'stoa-visual-test-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** The smallest built Storybook: a list of stories, and a page that shows one of them. */
async function tinyBuild(name, stories) {
  const folder = path.join(home, name);
  await mkdir(folder, { recursive: true });
  const entries = Object.fromEntries(Object.keys(stories).map((id) => [id, { id, type: 'story' }]));
  await writeFile(path.join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  await writeFile(
    path.join(folder, 'iframe.html'),
    `<!doctype html><title>story</title><div id="storybook-root"></div><script>
      const stories = ${JSON.stringify(stories)};
      document.querySelector('#storybook-root').innerHTML = stories[new URLSearchParams(location.search).get('id')];
      for (const clock of document.querySelectorAll('time')) clock.textContent = new Date().toISOString() + Math.random();
    </script>`,
  );
  return folder;
}

const square = (color, size = 40) =>
  `<div style="inline-size:${size}px;block-size:${size}px;background:${color}"></div>`;
const moving = `<style>@keyframes go { to { transform: translateX(300px) } } .go { animation: go 1s infinite }</style>
  <div class="go">${square('green')}</div><time></time>`;

test(
  'names what changed, was added or removed, and nothing that only moves or shows the time',
  { timeout: 60_000 },
  async () => {
    const base = await tinyBuild('base', {
      'card--gone': square('red'),
      'card--grown': square('blue', 40),
      'card--painted': square('red'),
      'card--same': square('teal'),
      'clock--runs': moving,
    });
    const head = await tinyBuild('head', {
      'card--grown': square('blue', 1000),
      'card--new': square('red'),
      'card--painted': square('navy'),
      'card--same': square('teal'),
      'clock--runs': moving,
    });
    const out = path.join(home, 'report');
    const { rows, same } = await compareBuilds({ base, head, out });
    expect(rows.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'card--gone removed',
      'card--grown changed',
      'card--new added',
      'card--painted changed',
    ]);
    expect(same).toBe(2);
    expect(rows.at(-1)?.pixels).toBe(1600);
    const page = await readFile(path.join(out, 'index.html'), 'utf8');
    expect(page).toContain('before/card--painted.png');
    expect(page).toContain('after/card--painted.png');
    expect(page).toContain('difference/card--painted.png');
    expect(page).not.toContain('card--same');
  },
);

test('two screenshots of one build are the same, pixel by pixel', { timeout: 60_000 }, async () => {
  const build = await tinyBuild('twice', { 'clock--runs': moving, 'card--plain': square('red') });
  const { rows, same } = await compareBuilds({
    base: build,
    head: build,
    out: path.join(home, 'twice-report'),
  });
  expect(rows).toEqual([]);
  expect(same).toBe(2);
});
