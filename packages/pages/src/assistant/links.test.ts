import { TargetKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import { everywhere } from '../test/resolve.ts';
import { answerFixture } from './fixtures.ts';
import { sourcesOf, stepsOf } from './links.ts';

const message = {
  ...answerFixture('zh-CN'),
  citations: [
    { title: '收银规范', target: { kind: TargetKind.Course, id: 5 } },
    { title: '没有地址', target: { kind: TargetKind.Course } },
  ],
  actions: [
    { label: '继续学习', target: { kind: TargetKind.Course, id: 5 } },
    { label: '下周呢？', prompt: '下周有什么？' },
    { label: '什么也不做' },
  ],
};

test('an answer offers only what leads somewhere or asks something', () => {
  const link = { href: '/course/detail?courseId=5' };
  expect(sourcesOf(message, everywhere)).toEqual([{ label: '收银规范', ...link }]);
  expect(stepsOf(message, everywhere)).toEqual([
    { label: '继续学习', ...link },
    { label: '下周呢？', prompt: '下周有什么？' },
  ]);
  expect(sourcesOf(message, () => undefined)).toEqual([]);
});
