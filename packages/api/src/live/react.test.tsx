// @vitest-environment happy-dom
import { LiveStatus } from '@stoa/domain';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roomEnter } from '../contract/live.ts';
import { ClientProvider } from '../react/index.ts';
import { bodyOf, harness, loginResult, ok } from '../test/fakes.ts';
import type { Answer } from '../test/fakes.ts';
import { useRoom } from './react.ts';

beforeEach(() => {
  vi.stubGlobal('WebSocket', function blocked() {
    throw new DOMException('', 'SecurityError');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = { userId: 1, id: 11, realName: '林小满', avatar: '' };
const answer: Answer = (sent) => {
  if (!sent.url.includes(roomEnter.path)) return ok({});
  const liveId = Number(JSON.parse(bodyOf(sent)).liveId);
  const message = {
    messageId: liveId,
    liveId,
    kind: 1,
    user,
    role: 'LEARNER',
    text: `in ${liveId}`,
    time: 1,
  };
  const state = {
    status: LiveStatus.Live,
    onlineNum: 1,
    viewNum: 1,
    muted: false,
    reactions: {},
    list: [message],
    nextAfter: 1,
    serverTime: 1,
  };
  const wsTicket = { ticket: 't'.repeat(43), url: '/api/live/pc/room/socket', expireTime: 1 };
  return ok({ roomId: String(liveId), sources: [], role: 'LEARNER', state, wsTicket });
};

function setUp() {
  const { client } = harness(answer);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ClientProvider client={client} locale="zh-CN">
        {children}
      </ClientProvider>
    </StrictMode>
  );
  const hook = renderHook(({ liveId }) => useRoom(liveId, { playerTag: 'tag' }), {
    wrapper,
    initialProps: { liveId: 2 },
  });
  return { ...hook, client, texts: () => hook.result.current.messages.map(({ text }) => text) };
}

it('shows a room for as long as it is on the screen, and the next one when it is another', async () => {
  const { rerender, unmount, result, texts } = setUp();
  await waitFor(() => expect(texts()).toEqual(['in 2']));
  rerender({ liveId: 3 });
  await waitFor(() => expect(texts()).toEqual(['in 3']));
  const { room } = result.current;
  unmount();
  expect(room?.get()).toMatchObject({ connection: 'ended', end: { reason: 'left' } });
});

it('enters again for another session, and shows nothing of the previous one', async () => {
  const { client, result, texts } = setUp();
  await waitFor(() => expect(texts()).toEqual(['in 2']));
  const before = result.current.room;
  act(() => client.session.begin({ ...loginResult, access_token: 'of somebody else', userId: 2 }));
  await waitFor(() => expect(result.current.room).not.toBe(before));
  expect(before?.get().connection).toBe('ended');
  await waitFor(() => expect(texts()).toEqual(['in 2']));
});
