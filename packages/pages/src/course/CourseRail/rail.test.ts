import { AccessState, formatLength, linkTargetPath, TargetKind, type LinkTarget } from '@stoa/domain';
import { expect, test } from 'vitest';
import { courseFixture, relatedFixture } from '../fixtures/courseDetail.ts';
import { railIn } from '../fixtures/words.ts';
import { collectionsOf, lengthOf, mayDownload, relatedOf } from './rail.ts';

const onlyBuilt =
  (...built: readonly string[]) =>
  (target: LinkTarget) =>
    linkTargetPath(target, { builtRoutes: (path) => built.includes(path) });

const course = courseFixture('zh-CN');

test('collections are shown only if their page is built', () => {
  const collections = [
    { id: 2, kind: TargetKind.Special, name: '专题' },
    { id: 3, kind: TargetKind.Institute, name: '学院' },
  ];
  expect(collectionsOf({ collections }, onlyBuilt('/course/special/detail'))).toMatchObject([
    { name: '专题', href: '/course/special/detail?id=2' },
  ]);
});

test('no related course is shown whose link leads nowhere', () => {
  const related = relatedFixture('zh-CN');
  expect(relatedOf(related, onlyBuilt('/course/detail'))).toHaveLength(related.length);
  expect(relatedOf(related, onlyBuilt())).toEqual([]);
});

test('files are offered only with access and if the company allows it', () => {
  const { policy } = course;
  const may = (access: AccessState, allowDownload: boolean) =>
    mayDownload({ access, policy: { ...policy, allowDownload } });
  expect(may(AccessState.Ok, true)).toBe(true);
  expect(may(AccessState.Ok, false)).toBe(false);
  expect(may(AccessState.NeedVip, true)).toBe(false);
});

const inWords = (seconds: number) => formatLength(seconds, 'en');

test('a course of documents only has no length', () => {
  const t = railIn('en');
  expect(lengthOf({ ...course, itemCount: 3, duration: 2475 }, t, inWords)).toBe('3 lessons · 41 min');
  expect(lengthOf({ ...course, itemCount: 1, duration: 0 }, t, inWords)).toBe('1 lesson');
});
