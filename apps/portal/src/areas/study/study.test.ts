// @vitest-environment happy-dom
import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import type { Span } from '@stoa/domain/kernel';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../kernel/idle.ts';
import { answerOf, itemIdOf, startOf } from './model/histories/lessons.ts';
import { createStudy, type Study } from './study.ts';

const itemId = itemIdOf('film');
const sent: { path: string; body: unknown }[] = [];
let isDown = false;

/** A server that begins a session with each start and accepts every beat. */
async function answer(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = address instanceof Request ? address.url : address.toString();
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  sent.push({ path, body });
  if (isDown) throw new TypeError('Failed to fetch');
  const starts = sent.filter((one) => one.path.endsWith('/start')).length;
  const data = path.endsWith('/start')
    ? startOf(`s${starts}`, itemId, Date.now())
    : answerOf(itemId, Date.now(), {});
  return Response.json({ code: 200, msg: '', data });
}

/** A player that reports the given ranges as played. */
function playerOf(spans: Span[]) {
  const player = {
    play: vi.fn<() => void>(),
    pause: vi.fn<() => void>(),
    seek: vi.fn<(to: number) => void>(),
    currentTime: () => 0,
    rate: () => 1,
    take: () => spans.splice(0),
  };
  return player;
}

const beats = () => sent.filter(({ path }) => path.endsWith('/heartbeat')).map(({ body }) => Object(body));

async function opened(): Promise<Study> {
  const client = createClient({
    host: '/api',
    session: createSessionStore({ storage: memoryStorage() }),
    dialog: { show: () => undefined, isOpen: () => false },
    onSessionEnd: () => undefined,
    locale: 'zh-CN',
    fetch: answer,
    online: () => true,
  });
  const study = createStudy(client);
  study.tell({ type: 'asked', request: { courseId: 1, itemId, context: {} } });
  await vi.waitFor(() => expect(study.state.get().stage.phase).toBe('ready'));
  return study;
}

beforeEach(() => {
  // The property is removed, because the simulated browser has `null` here, which no real browser has; the
  // code only checks whether the property is missing.
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  sent.length = 0;
  isDown = false;
});

// A visit waits for an idle page, and the simulated browser is taken away after the last test.
afterAll(() => new Promise<void>((resolve) => whenIdle(resolve)));

test('what a player has played is sent, including the last seconds of a player that is removed', async () => {
  const study = await opened();
  const spans: Span[] = [];
  study.attach(playerOf(spans));
  study.tell({ type: 'playing', rate: 1 });
  spans.push([0, 4]);
  study.tell({ type: 'paused' });
  // The first beat has to wait until the code of the queue has loaded, which may take seconds on a busy
  // machine.
  const wait = { timeout: 10_000 };
  await vi.waitFor(() => expect(beats()).toMatchObject([{ sessionId: 's1', segments: [[0, 4]] }]), wait);
  study.tell({ type: 'playing', rate: 1 });
  spans.push([4, 6]);
  study.attach(null);
  await study.leave();
  expect(beats().at(-1)).toMatchObject({ sessionId: 's1', event: 'SWITCH', position: 6, segments: [[4, 6]] });
});

test('the ticks of a film fire the timers that a browser delays', async () => {
  const study = await opened();
  const spans: Span[] = [];
  study.attach(playerOf(spans));
  study.tell({ type: 'playing', rate: 1 });
  spans.push([0, 5]);
  study.ticked();
  expect(spans).toHaveLength(1);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 5_001);
  study.ticked();
  vi.restoreAllMocks();
  expect(spans).toEqual([]);
  await study.leave();
});

test('a player receives the addresses of a renewal, and is informed if its film is left before they arrive', async () => {
  const study = await opened();
  study.attach(playerOf([]));
  const sources = await study.renew();
  expect(sources.map(({ url }) => url)).toEqual(['/s2.mp4']);
  isDown = true;
  const never = study.renew();
  void study.leave();
  await expect(never).rejects.toThrow('not open any more');
});
