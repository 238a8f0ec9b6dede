// Draws the moving scenes, the opening card and the poster of every film lesson, and encodes the first two as HLS:
// `node --conditions=@stoa/source make-films.mjs [scenes] [cards] [posters]`. Needs the Chromium of the tests; scenes
// and cards also need ffmpeg (with libx264), and cards a CJK font. Nothing that runs Stoa needs any of them.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../../tooling/browser/findBrowser.mjs';
import { seedRows } from '../src/seed/rows.ts';

const here = import.meta.dirname;
const films = join(here, 'films');
const work = mkdtempSync(join(tmpdir(), 'films-'));
const { chromium } = createRequire(join(here, '../../../tooling/browser/package.json'))('playwright-core');
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env });
const page = await browser.newPage();
await page.setContent('<canvas width="960" height="540"></canvas>');
await page.addScriptTag({ path: join(here, 'scenes.mjs') });

const rate = 24;
const roundSeconds = 16;
const words = (text) => text.split(/\s+/).filter((word) => word !== '');
// All qualities have one profile and level, so that the same card can precede each of them. Without B-frames
// the picture starts at 0, so that a repeated round leaves no gap.
const codec = words('-c:v libx264 -preset veryslow -tune animation -profile:v main -level 3.1 -pix_fmt yuv420p -bf 0 -g 96 -keyint_min 96 -sc_threshold 0');
const hls = words('-f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments -hls_fmp4_init_filename init.mp4');

const still = (draw, facts, type = 'image/png', quality = 0.96) =>
  page.evaluate(
    ([name, given, mime, fine]) => {
      const canvas = document.querySelector('canvas');
      globalThis[name](canvas, ...given);
      return canvas.toDataURL(mime, fine).split(',')[1];
    },
    [draw, facts, type, quality],
  );

/** Sends the frames of one round of a scene to ffmpeg. */
async function encode(scene, args) {
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', '-f', 'image2pipe', '-c:v', 'mjpeg', '-r', String(rate), '-i', '-', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const frames = rate * roundSeconds;
  for (let no = 0; no < frames; no += 1) {
    const frame = Buffer.from(await still('drawScene', [scene, no / frames], 'image/jpeg'), 'base64');
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${scene}.`);
}

async function drawScenes(only) {
  for (const scene of await page.evaluate(() => globalThis.sceneNames)) {
    if (only.length > 0 && !only.includes(scene)) continue;
    const folder = join(films, scene);
    rmSync(folder, { recursive: true, force: true });
    const qualities = [['540p', 540, 26, 190], ['360p', 360, 27, 110], ['240p', 240, 28, 62]];
    for (const [name] of qualities) mkdirSync(join(folder, name), { recursive: true });
    const split = `[0:v]split=3[a][b][c];[a]null[v0];[b]scale=640:360:flags=lanczos[v1];[c]scale=426:240:flags=lanczos[v2]`;
    await encode(scene, [
      '-filter_complex',
      split,
      ...qualities.flatMap(([name, , crf, most], no) => [
        '-map',
        `[v${no}]`,
        ...codec,
        '-crf',
        String(crf),
        '-maxrate',
        `${most}k`,
        '-bufsize',
        `${most * 4}k`,
        ...hls,
        '-hls_segment_filename',
        join(folder, name, 's%03d.m4s'),
        join(folder, name, 'index.m3u8'),
      ]),
    ]);
    process.stdout.write(`${scene}\n`);
  }
}

/** Facts of the card of every film lesson, from the seed. */
function cards() {
  const { course, courseItem } = seedRows('2026-03-01', '');
  return courseItem.flatMap(({ itemId, courseId, title, sort, media }) => {
    const [, scene, card] = /^films\/([a-z]+)\/\d+s-(\d+)\//.exec(media?.sources?.[0]?.path ?? '') ?? [];
    const own = course.find((one) => one.courseId === courseId);
    if (card === undefined) return [];
    return [{ itemId, scene, companyId: own.companyId, course: own.title, lesson: title, number: sort + 1, count: own.itemCount }];
  });
}

async function drawCards(only) {
  const folder = join(films, 'cards');
  if (only.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const facts of cards()) {
    if (only.length > 0 && !only.includes(String(facts.itemId))) continue;
    const file = join(work, 'card.png');
    writeFileSync(file, Buffer.from(await still('drawCard', [facts]), 'base64'));
    const out = join(work, 'card');
    mkdirSync(out, { recursive: true });
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-loop',
      '1',
      '-r',
      String(rate),
      '-t',
      '4',
      '-i',
      file,
      ...codec,
      '-crf',
      '26',
      ...hls,
      '-hls_segment_filename',
      join(out, 's%03d.m4s'),
      join(out, 'index.m3u8'),
    ]);
    const init = readFileSync(join(out, 'init.mp4'));
    const shared = join(folder, 'init.mp4');
    if (!readdirSync(folder).includes('init.mp4')) writeFileSync(shared, init);
    if (!readFileSync(shared).equals(init)) throw new Error(`The card of ${facts.itemId} needs a header of its own.`);
    renameSync(join(out, 's000.m4s'), join(folder, `${facts.itemId}.m4s`));
  }
}

/**
 * A poster shows the scene without words, because the player prints the title and the length of the lesson on it. The
 * lessons of a course show different moments of their scene.
 */
async function drawPosters(only) {
  const posters = join(here, 'posters');
  if (only.length === 0) rmSync(posters, { recursive: true, force: true });
  mkdirSync(posters, { recursive: true });
  for (const { itemId, scene, number, count } of cards()) {
    if (only.length > 0 && !only.includes(String(itemId))) continue;
    const picture = await still('drawScene', [scene, (number - 0.5) / count], 'image/webp', 0.8);
    writeFileSync(join(posters, `${itemId}.webp`), Buffer.from(picture, 'base64'));
  }
}

/** An overview picture of all scenes and some cards, for review. */
async function sheet(file) {
  const names = await page.evaluate(() => globalThis.sceneNames);
  const shown = cards().filter(({ itemId }) => [10101, 20101, 30101, 40101, 30901, 11501].includes(itemId));
  const pictures = [
    ...(await Promise.all(names.map((scene) => still('drawScene', [scene, 0.3])))),
    ...(await Promise.all(shown.map((facts) => still('drawCard', [facts])))),
  ];
  pictures.forEach((data, no) => writeFileSync(join(work, `sheet-${String(no).padStart(2, '0')}.png`), Buffer.from(data, 'base64')));
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', join(work, 'sheet-%02d.png'), '-vf', 'scale=640:-1,tile=3x5', '-frames:v', '1', file]);
}

const [part = 'all', ...only] = process.argv.slice(2);
if (part === 'sheet') await sheet(only[0]);
if (part === 'all' || part === 'scenes') await drawScenes(only);
if (part === 'all' || part === 'cards') await drawCards(only);
if (part === 'all' || part === 'posters') await drawPosters(only);
await browser.close();
rmSync(work, { recursive: true });
