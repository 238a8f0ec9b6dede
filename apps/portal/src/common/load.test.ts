import { createClient, createSessionStore, isApiError, type Offers } from '@stoa/api';
import { courseDetail } from '@stoa/api/contract/course';
import { expect, it, vi } from 'vitest';
import { loadOf, notLoaded } from './load.ts';

/** The state of a section whose call gets this answer. */
async function shownOf(answer: () => Promise<Response>, offers?: Offers) {
  const client = createClient({
    host: '/api',
    session: createSessionStore(),
    dialog: { isOpen: () => false, show: () => undefined },
    onSessionEnd: () => undefined,
    locale: 'en',
    fetch: answer,
    online: () => false,
    ...(offers ? { offers } : {}),
  });
  const error = await client.call(courseDetail, { courseId: 7 }).catch((reason: unknown) => reason);
  if (!isApiError(error)) throw new Error('The call has not failed.');
  const { state, ...rest } = loadOf({ data: undefined, error, reload: () => Promise.resolve() });
  return { state, ...rest, onRetry: undefined };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

it('names the network as the cause only if the network is lost', async () => {
  const lost = await shownOf(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(lost).toEqual({ state: 'failed', kind: 'network' });
});

it('does not name the network as the cause of a failure of the server', async () => {
  expect(
    await shownOf(() => Promise.resolve(new Response('Internal Server Error', { status: 500 }))),
  ).toEqual({
    state: 'failed',
  });
});

it.each([
  ['data of another shape', json({ code: 200, msg: '', data: 'seven' })],
  ['no envelope', () => Promise.resolve(new Response('<!doctype html>'))],
])('says of %s that the answer could not be read', async (_what, answer) => {
  expect(await shownOf(answer)).toEqual({ state: 'failed', kind: 'unreadable' });
});

it('passes on the message of the server, and leaves the message to the page if there is none', async () => {
  const refused = await shownOf(json({ code: 5001, msg: 'The course is being moved.' }));
  expect(refused).toEqual({ state: 'failed', message: 'The course is being moved.' });
  expect(await shownOf(json({ code: 5001, msg: ' ' }))).toEqual({ state: 'failed' });
});

it('offers no retry where the server would refuse again', async () => {
  const foreign = await shownOf(json({ code: 1004, msg: 'This content is gone.' }));
  expect(foreign).toEqual({ state: 'failed', message: 'This content is gone.', final: true });
});

it('shows nothing for a call that the back end does not have, in whatever form it answers so', async () => {
  const absent = { state: 'absent' };
  const asked = vi.fn<() => Promise<Response>>(json({ code: 200, data: {} }));
  expect(await shownOf(asked, ({ id }) => id.startsWith('S'))).toEqual(absent);
  expect(asked).not.toHaveBeenCalled();
  expect(await shownOf(json({ code: 404, msg: 'No such service' }))).toEqual(absent);
  expect(await shownOf(json('Not found', 404))).toEqual(absent);
});

it('names the network as the cause of code that did not load', () => {
  const onRetry = vi.fn<() => void>();
  expect(notLoaded(undefined, onRetry)).toEqual({ state: 'failed', kind: 'network', onRetry });
});
