import { expect, test } from 'vitest';
import { courseFixture } from '../../fixtures/courseDetail.ts';
import { includedIn } from './included.ts';

const nothing = { chapters: [], duration: 0, attachments: [], certificate: undefined, commentOn: false };

test('a course shows how many lessons of which kind it has, also those of chapters within chapters', () => {
  const { chapters } = courseFixture('en');
  const [first] = chapters;
  const nested = first ? [{ ...first, items: [], children: chapters }] : [];
  const lessons = [
    { kind: 'video', count: 2 },
    { kind: 'audio', count: 1 },
    { kind: 'document', count: 2 },
  ];
  expect(includedIn(courseFixture('en', { ...nothing, chapters }))).toEqual([{ kind: 'lessons', lessons }]);
  expect(includedIn(courseFixture('en', { ...nothing, chapters: nested }))).toEqual([
    { kind: 'lessons', lessons },
  ]);
});

test('length, downloads, certificate and discussion are mentioned only if there are any', () => {
  const file = { fileId: 1, name: 'a.pdf', url: '', size: 1, ext: 'pdf', fileKind: 3, fileLabel: 3 } as const;
  const policy = courseFixture('en').policy;
  const all = {
    ...nothing,
    duration: 90,
    attachments: [file],
    policy: { ...policy, allowDownload: true },
    certificate: { templateId: 1, name: 'Coach' },
    commentOn: true,
  };
  expect(includedIn(courseFixture('en', all)).map(({ kind }) => kind)).toEqual([
    'length',
    'files',
    'certificate',
    'talk',
  ]);
  expect(
    includedIn(courseFixture('en', { ...all, policy: { ...policy, allowDownload: false } })),
  ).not.toContainEqual(expect.objectContaining({ kind: 'files' }));
  expect(includedIn(courseFixture('en', nothing))).toEqual([]);
});
