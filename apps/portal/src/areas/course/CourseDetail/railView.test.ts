import { AccessState, FileLabel, linkTargetPath, PersonRole, type LinkTarget } from '@stoa/domain';
import { expect, test } from 'vitest';
import { attachmentsView, collectionsView, teachersView } from './railView.ts';

const built = new Set(['/teacher/detail', '/course/special/detail']);
const resolve = (target: LinkTarget) =>
  linkTargetPath(target, { builtRoutes: (path) => built.has(path), partnerCode: undefined, origin: '' });
const person = (personId: number, role: PersonRole) => ({
  personId,
  role,
  name: '苏映雪',
  avatar: '',
  title: '讲师',
  tags: [],
});

test('people and collections are links only where their page is built', () => {
  const teachers = [person(1, PersonRole.Teacher), person(2, PersonRole.Lecturer)];
  expect(teachersView({ teachers }, resolve).map(({ href }) => href)).toEqual([
    '/teacher/detail?id=1',
    undefined,
  ]);
  const collections = [
    { id: 2, kind: 20 as const, name: '专题' },
    { id: 3, kind: 21 as const, name: '学院' },
  ];
  expect(collectionsView({ collections }, resolve)).toEqual([
    { label: '专题', href: '/course/special/detail?id=2' },
  ]);
});

test('files are handed out only with access and where the company allows it', () => {
  const attachments = [
    { fileId: 1, name: 'a.pdf', url: '/media/a.pdf', ext: 'pdf', size: 1024, fileLabel: FileLabel.Pdf },
  ];
  const policy = {
    seekPolicy: 0,
    orderPolicy: 0,
    maxRate: 2,
    completeRatio: 0.9,
    heartbeatSeconds: 15,
    presenceSeconds: 0,
    presenceWaitSeconds: 60,
    pauseWhenHidden: false,
    allowDownload: true,
    minStaySeconds: 0,
    testMustPass: true,
  } as const;
  const hrefOf = (access: AccessState, allowDownload: boolean) =>
    attachmentsView({ attachments, access, policy: { ...policy, allowDownload } })[0]?.href;
  expect(hrefOf(AccessState.Ok, true)).toBe('/media/a.pdf');
  expect(hrefOf(AccessState.Ok, false)).toBeUndefined();
  expect(hrefOf(AccessState.NeedVip, true)).toBeUndefined();
});
