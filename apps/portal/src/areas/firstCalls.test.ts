import { contract } from '@stoa/api/contract/all';
import type { AnyCall } from '@stoa/api/contract/define';
import { beforeEach, expect, it, vi } from 'vitest';
import { contextFrom } from '../common/course/studyContext.ts';
import { screenCalls } from '../boot/screenCalls.ts';
import { nextPlayerTag } from '../kernel/playerTag.ts';
import { callsByAddress, routesOf } from '../routing/defineArea.ts';
import { areas } from './index.ts';

const routes = routesOf(areas).flatMap((route) => (route.redirect === undefined ? [route] : []));
const firstCalls = Object.assign(
  {},
  ...(await Promise.all(routes.map(async ({ path, load }) => callsByAddress(path, (await load()).calls)))),
);

const calls: AnyCall[] = Object.values(contract).flatMap((area) => Object.values(area));
const sentAt = (address: string) => {
  const { pathname, search } = new URL(address, 'http://x');
  return screenCalls(firstCalls[pathname], search);
};

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null });
});

it.each(Object.keys(firstCalls))(
  '%s begins with calls of the contract, with what they need',
  async (address) => {
    const exam = address.startsWith('/exam/') ? '&examId=7' : '';
    const sent = sentAt(`${address}?courseId=7&id=7&areaId=7&attemptId=7${exam}`);
    expect(sent).toHaveLength(firstCalls[address]?.length ?? 0);
    for (const { call, body } of sent) {
      const [method, path = ''] = call.split(' ');
      const url = new URL(path, 'http://x');
      const found = calls.find((each) => each.method === method && each.path === url.pathname);
      expect([call, found?.path]).toEqual([call, url.pathname]);
      const request = { ...Object.fromEntries(url.searchParams), ...body };
      const checked = await found?.request['~standard'].validate(request);
      expect([call, checked]).not.toHaveProperty('1.issues');
    }
  },
);

it('sends nothing early where the address asks for something else', () => {
  expect(sentAt('/course/all?keyword=x').map(({ call }) => call)).not.toContainEqual(
    expect.stringContaining('/list'),
  );
  expect(sentAt('/course/detail')).toEqual([]);
  for (const wrong of ['0', '-1', '1e3', '7;8', '<script>', '9'.repeat(16), '%00', '7&courseId=']) {
    const early = sentAt(`/course/detail?courseId=${wrong}`).map(({ call }) => call);
    const sent = wrong.startsWith('7&') ? ['GET /course/pc/detail?courseId=7'] : [];
    expect([wrong, early]).toEqual([wrong, sent]);
  }
});

it('opens a lesson before its screen is there only as the screen would, and under one tag', () => {
  const [start] = sentAt('/course/study?courseId=7&itemId=9&t=30&panel=notes');
  expect(start).toEqual({
    call: 'POST /course/pc/study/start',
    opening: 'lesson',
    body: { courseId: 7, itemId: 9, playerTag: expect.any(String) },
  });
  const tag = nextPlayerTag();
  expect(start?.body?.['playerTag']).toBe(tag);
  expect(nextPlayerTag()).not.toBe(tag);

  const names = [
    'planId',
    'taskItemId',
    'topicId',
    'schemeId',
    'stageId',
    'classId',
    'applicationId',
    'mbaId',
  ];
  expect(Object.keys(contextFrom(new URLSearchParams(names.map((name) => [name, '1']))))).toEqual(names);
  for (const name of [...names, 'chapterId'])
    expect(sentAt(`/course/study?courseId=7&${name}=1`)).toEqual([]);
  expect(sentAt('/course/study?itemId=9')).toEqual([]);
  expect(sentAt('/course/study?courseId=7&itemId=0')).toEqual([]);
  // The outbox may hold beats that earlier lessons have not sent, and these go first.
  kept.set('outboxUsed', '1');
  expect(sentAt('/course/study?courseId=7')).toEqual([]);
});
