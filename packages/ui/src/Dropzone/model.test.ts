import { UploadKind, isAccepted, uploadSizeLimits, valuesOf } from '@stoa/domain';
import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { acceptOf, checkFiles, rulesOf } from './model.ts';
import { plainName } from './plainName.ts';

const seed = 20_261_121;
const images = rulesOf(UploadKind.Image);

const reasonOf = (name: string, size: number, folder = false) =>
  checkFiles([{ name, size, folder }], images).refused[0]?.reason;

test('names the first thing that is wrong with a file', () => {
  expect(reasonOf('相册', 4096, true)).toBe('folder');
  expect(reasonOf('图标.svg', 100)).toBe('extension');
  expect(reasonOf('photo\u202Egpj.exe', 100)).toBe('extension');
  expect(reasonOf('空.png', 0)).toBe('empty');
  expect(reasonOf('大.PNG', 10_000_001)).toBe('size');
  expect(reasonOf('好.PNG', 10_000_000)).toBeUndefined();
});

test('a server may allow less than the domain, never more', () => {
  expect(rulesOf(UploadKind.Image, 2_000_000).maxSize).toBe(2_000_000);
  expect(rulesOf(UploadKind.Image, 99_000_000).maxSize).toBe(uploadSizeLimits[UploadKind.Image]);
});

test('the file dialog offers the extensions of the specification', () => {
  expect(acceptOf(images)).toBe('.png,.jpeg,.jpg');
});

test('each file is accepted or refused, once and in order, and only valid files are accepted', () => {
  const file = record({
    name: constantFrom('a.png', 'b.JPG', 'c.pdf', 'd.mp4', 'e.svg', 'f'),
    size: constantFrom(0, 1, 10_000_000, 10_000_001, 2_000_000_001),
  });
  assert(
    property(
      array(file),
      constantFrom(...valuesOf(UploadKind)),
      integer({ min: 0, max: 5 }),
      (files, kind, room) => {
        const { taken, refused } = checkFiles(files, rulesOf(kind, undefined, room));
        expect(taken.length + refused.length).toBe(files.length);
        expect(taken.length).toBeLessThanOrEqual(room);
        expect(files.filter((each) => taken.includes(each))).toEqual(taken);
        for (const { name, size } of taken) {
          expect(isAccepted(kind, name) && size > 0 && size <= uploadSizeLimits[kind]).toBe(true);
        }
        const crowdedOut = refused.some(({ reason }) => reason === 'count');
        expect(crowdedOut && taken.length < room).toBe(false);
      },
    ),
    { seed },
  );
});

test('a name in a sentence neither reverses it nor fills the screen, and keeps its end', () => {
  expect(plainName('photo\u202Egpj.exe')).toBe('photogpj.exe');
  expect(plainName('门店照片.png')).toBe('门店照片.png');
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const plain = plainName(`${name}.pdf`);
      expect(Array.from(plain).length).toBeLessThanOrEqual(61);
      expect(plain.endsWith('.pdf')).toBe(true);
      expect(/[\p{Cc}\p{Bidi_Control}]/u.test(plain)).toBe(false);
    }),
    { seed },
  );
});
