import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ItemKind } from '@stoa/domain';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { ItemMedia } from '../db/schema/index.ts';
import { captionsOfScript } from './captions.ts';
import { script } from './data/scripts/script.ts';
import { segmentSeconds } from './itemMedia.ts';
import { seedRows } from './rows.ts';

const folder = join(import.meta.dirname, '../../media');
const rows = seedRows('2026-03-01', 'hash');
const items = rows.courseItem;

const exists = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true;

/** Length in seconds from the file's movie header `mvhd`, which holds scale and duration. */
function movieSeconds(path: string): number {
  const bytes = readFileSync(join(folder, path));
  const at = bytes.indexOf('mvhd') + 4;
  const isLong = bytes.readUInt8(at) === 1;
  const scale = bytes.readUInt32BE(at + (isLong ? 20 : 12));
  return (isLong ? Number(bytes.readBigUInt64BE(at + 24)) : bytes.readUInt32BE(at + 16)) / scale;
}

const playlistSeconds = (folderName: string) =>
  [
    ...readFileSync(join(folder, `films/${folderName}/index.m3u8`), 'utf8').matchAll(/#EXTINF:([\d.]+)/g),
  ].reduce((sum, [, seconds]) => sum + Number(seconds), 0);

/** Length of a film, which is a multiple of the segment because whole segments are repeated. */
function secondsOf(path: string): number {
  const seconds = Number(/^films\/[a-z]+\/(\d+)s-\d+\/master\.m3u8$/.exec(path)?.[1]);
  if (Number.isNaN(seconds)) return movieSeconds(path);
  return seconds % segmentSeconds === 0 ? seconds : Number.NaN;
}

/** Folders of the qualities of all scenes, and that of the sound. */
const rounds = [
  ...readdirSync(join(folder, 'films'), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !['cards', 'audio'].includes(one.name))
    .flatMap(({ name }) => ['540p', '360p', '240p'].map((quality) => `${name}/${quality}`)),
  'audio',
];

const partsOf = ({ sources, document, images, html, linkUrl, table }: ItemMedia) =>
  [sources, document, images, html, linkUrl, table].filter((one) => one !== undefined);

describe('the committed media', () => {
  it('stay below 12 MB together', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const bytes = files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0);
    expect(bytes).toBeLessThan(12_000_000);
  });

  it.each(rounds)('one round lasts 16 s in %s, and no segment is missing', (name) => {
    expect(playlistSeconds(name)).toBeCloseTo(16, 3);
    const playlist = readFileSync(join(folder, `films/${name}/index.m3u8`), 'utf8');
    const segments = playlist.match(/^s\d+\.m4s$/gm) ?? [];
    expect(segments).toHaveLength(16 / segmentSeconds);
    for (const segment of [...segments, 'init.mp4']) expect(exists(`films/${name}/${segment}`)).toBe(true);
  });

  it('begin every film with the title card of its own lesson', () => {
    const films = items.filter(({ itemKind }) => itemKind === ItemKind.Video);
    const wrong = films.filter(({ itemId, media }) => {
      const [, scene, card] = /^films\/([a-z]+)\/\d+s-(\d+)\//.exec(media?.sources?.[0]?.path ?? '') ?? [];
      return (
        card !== String(itemId) ||
        !exists(`films/cards/${card}.m4s`) ||
        !exists(`films/${scene}/540p/init.mp4`)
      );
    });
    expect(wrong).toEqual([]);
    expect(exists('films/cards/init.mp4')).toBe(true);
  });

  it('last as long as every film and recording of the courses says', () => {
    const timed = items.filter(({ itemKind }) => itemKind === ItemKind.Video || itemKind === ItemKind.Audio);
    expect(timed.length).toBeGreaterThan(80);
    const wrong = timed.filter(({ duration = 0, media }) => {
      const seconds = secondsOf(media?.sources?.[0]?.path ?? '');
      return !(Math.abs(seconds - (duration ?? 0)) < 0.05);
    });
    expect(wrong).toEqual([]);
  });

  const printed = items.filter(({ media }) => media?.document?.type === 'pdf');

  it('have the number of pages that the course says', async () => {
    expect(printed.length).toBeGreaterThan(15);
    for (const { pageCount, media } of printed) {
      const document = await PDFDocument.load(readFileSync(join(folder, media?.document?.path ?? '')));
      expect([media?.document?.path, document.getPageCount()]).toEqual([media?.document?.path, pageCount]);
    }
  });

  it('can be searched for ordinary characters, because no page contains the code of a radical instead', async () => {
    const wrong: string[] = [];
    for (const path of new Set(printed.map(({ media }) => media?.document?.path ?? ''))) {
      const document = await PDFDocument.load(readFileSync(join(folder, path)));
      const maps = document.context
        .enumerateIndirectObjects()
        .flatMap(([, one]) => (one instanceof PDFDict ? [one.get(PDFName.of('ToUnicode'))] : []))
        .map((ref) => document.context.lookup(ref))
        .flatMap((one) => (one instanceof PDFRawStream ? [one] : []));
      const text = maps
        .map((map) => Buffer.from(decodePDFRawStream(map).decode()).toString('latin1'))
        .join('\n');
      // Radicals are in the range from U+2E80 to U+2FDF.
      if (maps.length === 0 || /<2(E[89A-F]|F[0-9A-D])[0-9A-F]>/i.test(text)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  it('have something to show for every item of every course', () => {
    // Tests are left out, because they show their exam.
    const shown = items.filter(({ itemKind }) => itemKind !== ItemKind.Test);
    expect(shown.filter(({ media = {} }) => partsOf(media).length !== 1)).toEqual([]);
    const sheets = items.flatMap(({ media }) => media?.table?.sheets ?? []);
    expect(sheets.filter(({ rows: lines }) => lines.length < 3)).toEqual([]);
  });

  it('exist wherever a picture or a page is named', () => {
    const paths = [
      ...rows.company.flatMap(({ logo, tabLogoUrl }) => [logo, tabLogoUrl]),
      ...rows.loginPageConfig.flatMap(({ logoUrl, backgroundUrl }) => [logoUrl, backgroundUrl]),
      ...rows.banner.map(({ imageUrl }) => imageUrl),
      ...rows.advert.map(({ imageUrl }) => imageUrl),
      ...rows.course.map(({ coverUrl }) => coverUrl),
      ...items.flatMap(({ media = {} }) => [
        media.posterPath,
        ...(media.document?.pages ?? []),
        ...(media.images?.map(({ path }) => path) ?? []),
      ]),
    ].filter((path): path is string => path !== undefined && path !== '');
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
});

describe('captions', () => {
  const said = script(`
    先听 <懂>，再说
    Listen & learn first
    复述对方的意思，直到他点头说对
    Say it back until they nod
  `);

  it('cover the whole film, follow each other, and end with it', () => {
    const text = captionsOfScript(said, 88, 'zh');
    const times = [...text.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from, to]) => [from, to]);
    expect(text.startsWith('WEBVTT\n\n')).toBe(true);
    expect(times).toHaveLength(2);
    expect(times[0]?.[0]).toBe('00:00:00.000');
    expect(times.at(-1)?.[1]).toBe('00:01:28.000');
    expect(times.slice(1).map(([from]) => from)).toEqual(times.slice(0, -1).map(([, to]) => to));
  });

  it('are in both languages and never contain markup', () => {
    expect(captionsOfScript(said, 60, 'zh')).toContain('先听 &lt;懂&gt;');
    const english = captionsOfScript(said, 60, 'en');
    expect(english).toContain('Listen &amp; learn');
    expect(english).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
