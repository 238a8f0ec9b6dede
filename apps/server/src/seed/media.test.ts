import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ItemKind } from '@stoa/domain';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { captionsFor } from './captions.ts';
import { segmentSeconds } from './itemMedia.ts';
import { seedRows } from './rows.ts';

const folder = join(import.meta.dirname, '../../media');
const rows = seedRows('2026-03-01', 'hash');
const items = rows.courseItem;

const exists = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true;

/** Seconds by the file's own movie header, whose first box after `mvhd` holds scale and duration. */
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

describe('the committed media', () => {
  it('stay below 4 MB together', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const bytes = files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0);
    expect(bytes).toBeLessThan(4_000_000);
  });

  it.each(['540p', '360p', '240p', 'audio'])(
    'the minute lasts a minute in %s, and no segment is missing',
    (name) => {
      // The sound may end one AAC frame, 32 ms, after the picture.
      expect(playlistSeconds(name)).toBeCloseTo(60, 1);
      const playlist = readFileSync(join(folder, `hls/${name}/index.m3u8`), 'utf8');
      const segments = playlist.match(/^s\d+\.m4s$/gm) ?? [];
      expect(segments).toHaveLength(60 / segmentSeconds);
      for (const segment of [...segments, 'init.mp4']) expect(exists(`hls/${name}/${segment}`)).toBe(true);
    },
  );

  it('are what every film and recording of the courses lasts', () => {
    const timed = items.filter(({ itemKind }) => itemKind === ItemKind.Video || itemKind === ItemKind.Audio);
    expect(timed.length).toBeGreaterThan(80);
    for (const { duration, media } of timed) {
      const source = media?.sources?.[0];
      const long = /^hls\/(\d+)s\/master\.m3u8$/.exec(source?.path ?? '');
      if (long) {
        expect(Number(long[1])).toBe(duration);
        expect(Number(long[1]) % segmentSeconds).toBe(0);
      } else {
        expect(movieSeconds(source?.path ?? '')).toBeCloseTo(duration ?? 0, 1);
      }
    }
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
    for (const { itemId, media = {} } of items) {
      const { sources, document, images, html, linkUrl, table } = media;
      const shown = [sources, document, images, html, linkUrl, table].filter((one) => one !== undefined);
      expect(shown, `item ${itemId}`).toHaveLength(1);
      for (const sheet of table?.sheets ?? []) expect(sheet.rows.length).toBeGreaterThan(2);
    }
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
    for (const path of new Set(paths)) expect(exists(path), path).toBe(true);
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
    for (const [index, [from]] of times.entries()) if (index > 0) expect(from).toBe(times[index - 1]?.[1]);
  });

  it('speak both languages and never as markup', () => {
    expect(captionsFor({ ...subject, duration: 60 }, 'zh')).toContain('先听 &lt;懂&gt;');
    const english = captionsFor({ ...subject, duration: 60 }, 'en');
    expect(english).toContain('Listen &amp; learn');
    expect(english).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
