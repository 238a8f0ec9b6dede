import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '@stoa/browser';
import { chromium } from 'playwright-core';
import { differenceOf } from './difference.mjs';
import { reportOf } from './report.mjs';
import { shootStories, storiesOf } from './shoot.mjs';

/**
 * Compares two built Storybooks, story by story, and writes a page with the differences.
 * @param {{ base: string, head: string, out: string, only?: string, globals?: string, say?: (line: string) =>
 * void }} given `base`, `head`: folders; `only`: a part of the ids.
 */
export async function compareBuilds({ base, head, out, only = '', globals = '', say = () => {} }) {
  const sides = { before: base, after: head };
  const ids = {};
  await rm(out, { recursive: true, force: true });
  const { executablePath, env } = await findBrowser('shipped');
  const browser = await chromium.launch({
    executablePath,
    env,
    args: ['--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
  });
  try {
    for (const [side, folder] of Object.entries(sides)) {
      await mkdir(path.join(out, side), { recursive: true });
      ids[side] = (await storiesOf(folder)).filter((id) => id.includes(only));
      say(`${side}: ${ids[side].length} stories`);
      await shootStories({
        browser,
        folder,
        stories: ids[side],
        globals,
        onPicture: (id, png) => writeFile(path.join(out, side, `${id}.png`), png),
      });
    }
  } finally {
    await browser.close();
  }

  await mkdir(path.join(out, 'difference'), { recursive: true });
  const rows = [];
  const everywhere = [...new Set([...ids.before, ...ids.after])].toSorted((a, b) => (a < b ? -1 : 1));
  for (const id of everywhere) {
    const before = ids.before.includes(id) ? `before/${id}.png` : undefined;
    const after = ids.after.includes(id) ? `after/${id}.png` : undefined;
    if (before === undefined || after === undefined) {
      rows.push({ id, kind: before === undefined ? 'added' : 'removed', before, after });
      continue;
    }
    const [was, is] = await Promise.all([before, after].map((file) => readFile(path.join(out, file))));
    if (was.equals(is)) continue;
    const { pixels, picture } = differenceOf(was, is);
    if (pixels === 0) continue;
    const diff = `difference/${id}.png`;
    await writeFile(path.join(out, diff), picture);
    rows.push({ id, kind: 'changed', pixels, before, after, diff });
  }
  const same = everywhere.length - rows.length;
  await writeFile(path.join(out, 'index.html'), reportOf({ base, head, same, rows }));
  return { rows, same };
}
