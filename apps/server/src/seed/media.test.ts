import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ItemKind } from '@stoa/domain';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { ItemMedia } from '../db/schema/index.ts';
import { captionsFor } from './captions.ts';
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

const playlistSeconds = (name: string) =>
  [...readFileSync(join(folder, `hls/${name}/index.m3u8`), 'utf8').matchAll(/#EXTINF:([\d.]+)/g)].reduce(
    (sum, [, seconds]) => sum + Number(seconds),
    0,
  );

/** Length of a longer film, which is a multiple of the segment because whole segments are repeated. */
function secondsOf(path: string): number {
  const seconds = Number(/^hls\/(\d+)s\/master\.m3u8$/.exec(path)?.[1]);
  if (Number.isNaN(seconds)) return movieSeconds(path);
  return seconds % segmentSeconds === 0 ? seconds : Number.NaN;
}

const partsOf = ({ sources, document, images, html, linkUrl, table }: ItemMedia) =>
  [sources, document, images, html, linkUrl, table].filter((one) => one !== undefined);

describe('the committed media', () => {
  it('stay below 4 MB together', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const bytes = files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0);
    expect(bytes).toBeLessThan(4_000_000);
  });

  it.each(['540p', '360p', '240p', 'audio'])(
    'the minute lasts a minute in %s, and no segment is missing',
    (name) => {
      expect(playlistSeconds(name)).toBeCloseTo(60, 3);
      const playlist = readFileSync(join(folder, `hls/${name}/index.m3u8`), 'utf8');
      const segments = playlist.match(/^s\d+\.m4s$/gm) ?? [];
      expect(segments).toHaveLength(60 / segmentSeconds);
      for (const segment of [...segments, 'init.mp4']) expect(exists(`hls/${name}/${segment}`)).toBe(true);
    },
  );

  it('are what every film and recording of the courses lasts', () => {
    const timed = items.filter(({ itemKind }) => itemKind === ItemKind.Video || itemKind === ItemKind.Audio);
    expect(timed.length).toBeGreaterThan(80);
    const wrong = timed.filter(({ duration = 0, media }) => {
      const seconds = secondsOf(media?.sources?.[0]?.path ?? '');
      return !(Math.abs(seconds - (duration ?? 0)) < 0.05);
    });
    expect(wrong).toEqual([]);
  });

  it('have the pages that the course says', async () => {
    for (const [name, pages] of [
      ['checklist', 3],
      ['guide', 8],
      ['handbook', 15],
    ] as const) {
      const document = await PDFDocument.load(readFileSync(join(folder, `documents/${name}.pdf`)));
      expect(document.getPageCount()).toBe(pages);
      const used = items.filter(({ media }) => media?.document?.path === `documents/${name}.pdf`);
      expect(used.length).toBeGreaterThan(0);
      for (const { pageCount } of used) expect(pageCount).toBe(pages);
    }
  });

  it('give every item of every course something to show', () => {
    expect(items.filter(({ media = {} }) => partsOf(media).length !== 1)).toEqual([]);
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
  const subject = {
    title: { zh: '先听 <懂>', en: 'Listen & learn' },
    courseTitle: { zh: '高效沟通', en: 'Communication' },
    objectives: [{ zh: '复述对方的意思', en: 'say it back' }],
  };

  it('cover the whole film and end with it', () => {
    const text = captionsFor({ ...subject, duration: 88 }, 'zh');
    const times = [...text.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from, to]) => [from, to]);
    expect(text.startsWith('WEBVTT\n\n')).toBe(true);
    expect(times).toHaveLength(15);
    expect(times[0]?.[0]).toBe('00:00:00.000');
    expect(times.at(-1)?.[1]).toBe('00:01:28.000');
    expect(times.slice(1).map(([from]) => from)).toEqual(times.slice(0, -1).map(([, to]) => to));
  });

  it('speak both languages and never as markup', () => {
    expect(captionsFor({ ...subject, duration: 60 }, 'zh')).toContain('先听 &lt;懂&gt;');
    const english = captionsFor({ ...subject, duration: 60 }, 'en');
    expect(english).toContain('Listen &amp; learn');
    expect(english).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
