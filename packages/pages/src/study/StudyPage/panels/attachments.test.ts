import { AccessState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { courseFactsFixture } from '../../fixtures.ts';
import { mayDownload } from './attachments.ts';

const course = courseFactsFixture('zh-CN');

test('files can be downloaded only if the course allows it and is open to the person', () => {
  expect(mayDownload(course)).toBe(true);
  expect(mayDownload(undefined)).toBe(false);
  expect(mayDownload({ ...course, access: AccessState.NeedBuy })).toBe(false);
  expect(mayDownload({ ...course, policy: { ...course.policy, allowDownload: false } })).toBe(false);
});
