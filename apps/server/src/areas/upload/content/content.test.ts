import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UploadKind, acceptedExtensions } from '@stoa/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveOf, documentOf, jpegOf, pngOf } from '../../../test/archives.ts';
import { isWhatItSays } from './check.ts';
import { beginsAs } from './signatures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-content-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isGood = async (ext: string, bytes: Buffer): Promise<boolean> => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return isWhatItSays(path, ext);
};

const bytes = (text: string): Buffer => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(100)]);

/** A valid beginning of a file of each family of formats, and the extensions of that family. */
const families: readonly (readonly [string[], Buffer])[] = [
  [['png'], pngOf(100, 100)],
  [['jpg', 'jpeg'], jpegOf(100, 100)],
  [['pdf'], bytes('%PDF-1.7')],
  [['doc', 'xls', 'ppt'], bytes('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
  [['docx'], documentOf('word')],
  [['xlsx'], documentOf('xl')],
  [['pptx'], documentOf('ppt')],
  [['mp3'], bytes('ID3\u0004')],
  [['mp3'], bytes('\u00ff\u00fb\u0090\u0064')],
  [['wav'], bytes('RIFF\u0001\u0000\u0000\u0000WAVE')],
  [['m4a', '3gp', 'mp4', 'mov'], bytes('\u0000\u0000\u0000\u0018ftypM4A ')],
  [['avi'], bytes('RIFF\u0001\u0000\u0000\u0000AVI ')],
  [['asf', 'wmv'], bytes('\u0030\u0026\u00b2\u0075\u008e\u0066\u00cf\u0011')],
  [['flv'], bytes('FLV\u0001')],
  [['mpg', 'vob'], bytes('\u0000\u0000\u0001\u00ba')],
  [['mkv', 'webm'], bytes('\u001a\u0045\u00df\u00a3')],
  [['rmvb'], bytes('.RMF')],
];
const extensions = [...new Set(Object.values(UploadKind).flatMap((kind) => acceptedExtensions[kind]))];

describe('a file', () => {
  test.each(extensions)(
    '.%s is accepted if the content is of that format, and as no other format',
    async (ext) => {
      expect(families.some(([own]) => own.includes(ext))).toBe(true);
      for (const [own, content] of families)
        expect([own, await isGood(ext, content)]).toEqual([own, own.includes(ext)]);
    },
  );

  test.each(extensions)('.%s cannot be a web page, drawing, program, script or empty file', async (ext) => {
    for (const content of [
      '<!doctype html>',
      '<svg xmlns="x"/>',
      'MZ\u0090',
      '\u007fELF',
      '#!/bin/sh',
      '#EXTM3U',
      'PK\u0003\u0004',
      '',
    ]) {
      expect([content, await isGood(ext, Buffer.from(content, 'latin1'))]).toEqual([content, false]);
    }
  });

  test('of any bytes and any name is judged without an exception', () => {
    const arbitrary = fc.tuple(fc.constantFrom(...extensions, 'svg', ''), fc.uint8Array({ maxLength: 64 }));
    const told = new Set<unknown>();
    fc.assert(
      fc.property(arbitrary, ([ext, content]) => {
        told.add(beginsAs(ext, Buffer.from(content)));
      }),
      { seed: 5, numRuns: 2000 },
    );
    expect([...told].every((answer) => typeof answer === 'boolean')).toBe(true);
  });
});

describe('a picture', () => {
  test.each([
    [100, 100, true],
    [12_000, 8_000, true],
    [20_000, 5_000, true],
    [30_000, 30_000, false],
    [20_001, 1, false],
    [0, 100, false],
    [4_294_967_295, 1, false],
  ])('of %i × %i pixels is accepted: %s', async (width, height, good) => {
    expect(await isGood('png', pngOf(width, height))).toBe(good);
    if (width > 65_535) return;
    expect(await isGood('jpg', jpegOf(width, height))).toBe(good);
  });

  test('that does not contain its size is refused', async () => {
    expect(await isGood('jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe(false);
    expect(await isGood('jpg', jpegOf(10, 10).subarray(0, 2005))).toBe(false);
    expect(await isGood('png', pngOf(10, 10).subarray(0, 20))).toBe(false);
  });
});

describe('a document', () => {
  test('that unpacks to far more than its size is refused, one with a lot of text is not', async () => {
    const text = Buffer.alloc(9_000_000, 'a');
    expect(await isGood('docx', documentOf('word', { name: 'word/long.xml', bytes: text }))).toBe(true);
    const claims = 4_000_000_000;
    expect(await isGood('docx', documentOf('word', { name: 'word/bomb.xml', claims }))).toBe(false);
    const many = Array.from({ length: 40 }, (_, no) => ({ name: `word/${no}.xml`, claims: 900_000 }));
    expect(await isGood('docx', documentOf('word', ...many))).toBe(false);
  });

  test.each([
    ['a locked one', documentOf('word', { name: 'word/x.xml', locked: true })],
    ['one that leads out of its folder', documentOf('word', { name: '../../etc/passwd' })],
    ['one that leads out in the way of Windows', documentOf('word', { name: 'word\\..\\..\\x' })],
    ['one with an absolute name', documentOf('word', { name: '/etc/passwd' })],
    ['an archive of other things', archiveOf([{ name: 'run.exe' }])],
    ['one without its list', documentOf('word').subarray(0, 60)],
    ['one whose list lies', Buffer.concat([documentOf('word').subarray(0, -22), Buffer.alloc(22, 255)])],
  ])('%s is refused', async (_what, content) => {
    expect(await isGood('docx', content)).toBe(false);
  });
});
