import { AccessState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { everywhere } from '../../../test/resolve.ts';
import { courseFixture, notBegun } from '../../fixtures/courseDetail.ts';
import { courseDetailIn, courseIn } from '../../fixtures/words.ts';
import { actionOf, type ActionView } from './action.ts';

const view: ActionView = {
  t: courseDetailIn('en'),
  tCourse: courseIn('en'),
  resolve: everywhere,
  now: 0,
  locale: 'en',
  context: {},
  hideVip: false,
};

test('a person who has started continues where they stopped, with the address parameters of where they came from', () => {
  expect(actionOf(courseFixture('en'), { ...view, context: { planId: 7 } })).toEqual({
    kind: 'go',
    label: 'Continue · 2.1 How to talk one to one 12:34',
    href: '/course/study?courseId=208&itemId=21&planId=7',
  });
});

test('for a person who is not enrolled the server is asked first; for others the first item opens at once', () => {
  expect(actionOf(courseFixture('en', notBegun), view)).toMatchObject({ kind: 'start', itemId: 11 });
  expect(actionOf(courseFixture('en', { ...notBegun, enrolled: true }), view)).toMatchObject({
    kind: 'go',
    href: '/course/study?courseId=208&itemId=11',
  });
});

test('the link to VIP is shown to those who may know of it', () => {
  const closed = courseFixture('en', { ...notBegun, access: AccessState.NeedVip });
  expect(actionOf(closed, view)).toMatchObject({ kind: 'closed', way: { href: '/vip/center' } });
  expect(actionOf(closed, { ...view, hideVip: true })).toMatchObject({
    kind: 'closed',
    hint: 'Ask the learning administrator of your company for access.',
    way: undefined,
  });
});

test('no link is offered without a page', () => {
  expect(actionOf(courseFixture('en'), { ...view, resolve: () => undefined })).toEqual({ kind: 'none' });
});

test('access can be asked for if an administrator can give it, and the day of the request is shown', () => {
  const closed = courseFixture('en', { ...notBegun, access: AccessState.NotInScope });
  const asked = { ...closed, accessRequest: { time: new Date(2026, 10, 24, 9).getTime(), reason: '' } };
  const asks = { ...view, mayAsk: true };
  expect(actionOf(closed, asks)).toMatchObject({
    request: { label: 'Request access', asked: false },
    hint: 'You can ask the learning administrator of your company for access.',
  });
  expect(actionOf(asked, { ...asks, now: asked.accessRequest.time })).toMatchObject({
    request: { label: 'Requested · 11-24', asked: true },
  });
  const refusal = { time: asked.accessRequest.time, comment: 'Finish the basics first.' };
  expect(actionOf({ ...closed, accessRequest: { ...asked.accessRequest, refusal } }, asks)).toMatchObject({
    request: { label: 'Request again', asked: false },
    hint: 'Your request was refused: Finish the basics first.',
  });
  expect(actionOf(closed, view)).toMatchObject({ request: undefined });
  expect(actionOf({ ...closed, access: AccessState.NotOpen }, asks)).toMatchObject({ request: undefined });
});
