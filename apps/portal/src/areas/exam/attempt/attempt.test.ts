// @vitest-environment happy-dom
import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import { AttemptState, SwitchCause } from '@stoa/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAttempt, type Attempt } from './attempt.ts';
import { newAttempt, resultOf, startOf, type ServerAttempt } from './model/histories/paper.ts';
import { saveWordOf } from './model/select.ts';

let attempt: ServerAttempt;
let sent: { path: string; body: Record<string, unknown> }[] = [];
/** When set, answers in place of the server, to simulate its faults. */
let instead: (() => Promise<Response>) | undefined;

/** A server that stores every sheet of answers. */
async function answer(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = address instanceof Request ? address.url : address.toString();
  const path = new URL(url, 'http://here').pathname.replace('/api/exam/pc/attempt/', '');
  const body: Record<string, unknown> = typeof init?.body === 'string' ? Object(JSON.parse(init.body)) : {};
  sent.push({ path, body });
  if (instead) return instead();
  const standing = { state: attempt.state, deadlineTime: attempt.deadline, serverTime: Date.now() };
  const dataOf = () => {
    switch (path) {
      case 'start':
        return startOf(attempt, Date.now());
      case 'save':
        attempt.seq = Number(body['seq']);
        return { ...standing, savedSeq: attempt.seq };
      case 'watch':
        return standing;
      default:
        attempt.state = AttemptState.Marking;
        return resultOf(attempt);
    }
  };
  return Response.json({ code: 200, msg: '', data: dataOf() });
}

const visits: Attempt[] = [];

const clientOf = () =>
  createClient({
    host: '/api',
    session: createSessionStore({ storage: memoryStorage() }),
    dialog: { show: () => undefined, isOpen: () => false },
    onSessionEnd: () => undefined,
    locale: 'zh-CN',
    fetch: answer,
    online: () => true,
  });

/** The code of the outbox has to load before the attempt is open, which may take seconds on a busy machine. */
const wait = { timeout: 15_000, interval: 20 };

async function opened(client = clientOf()): Promise<Attempt> {
  const visit = createAttempt(client);
  visits.push(visit);
  visit.tell({ type: 'asked', request: { examId: 1, context: {} } });
  await vi.waitFor(() => expect(visit.stage.get().at).toBe('open'), wait);
  return visit;
}
const wordOf = (visit: Attempt): string => {
  const stage = visit.stage.get();
  return stage.at === 'open' ? saveWordOf(stage).kind : stage.at;
};
const write = (visit: Attempt, text: string): void =>
  visit.tell({ type: 'answered', questionId: 101, values: [text], files: [] });

beforeEach(() => {
  // The property is removed, because the simulated browser has `null` here, which no real browser has; the
  // code only checks whether the property is missing.
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  sent = [];
  instead = undefined;
  attempt = newAttempt(11, Date.now(), 3_600_000);
});

afterEach(() => {
  for (const visit of visits.splice(0)) visit.tell({ type: 'left' });
});

vi.setConfig({ testTimeout: 60_000 });

test('an answer is saved with the id of the window that wrote it, and handed in as it was saved', async () => {
  const visit = await opened();
  write(visit, 'B');
  expect(wordOf(visit)).toBe('saving');
  await vi.waitFor(() => expect(wordOf(visit)).toBe('saved'), wait);
  const save = sent.find(({ path }) => path === 'save')?.body;
  expect(save).toMatchObject({
    attemptId: 11,
    seq: 1,
    baseSeq: 0,
    answers: [{ questionId: 101, values: ['B'] }],
  });
  expect(save?.['writer']).toMatch(/^[\da-f-]{36}$/);
  visit.tell({ type: 'handIn' });
  await vi.waitFor(() => expect(wordOf(visit)).toBe('ended'), wait);
  const submits = sent.filter(({ path }) => path === 'submit');
  expect(submits).toHaveLength(1);
  expect(submits[0]?.body).toMatchObject({
    seq: 1,
    answers: [{ questionId: 101, values: ['B'] }],
    reason: 1,
  });
});

test.each([
  ['HTTP 503', async () => new Response('', { status: 503 }), 'server'],
  ['a page of HTML', async () => new Response('<h1>Welcome</h1>'), 'server'],
  ['half an answer', async () => new Response('{"code":200,"da'), 'server'],
  ['a dead network', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
] as const)('%s is told as not saved, and saved as soon as it can be', async (_, fault, why) => {
  const visit = await opened();
  const said: string[] = [];
  visit.said.subscribe(({ key }) => said.push(key));
  instead = fault;
  write(visit, 'B');
  await vi.waitFor(() => expect(wordOf(visit)).toBe('waiting'), wait);
  expect(visit.stage.get()).toMatchObject({ trouble: why });
  instead = undefined;
  visit.tell({ type: 'retried' });
  await vi.waitFor(() => expect(wordOf(visit)).toBe('saved'), wait);
  expect(said).toEqual(expect.arrayContaining(['notSaved', 'savedAgain']));
});

test('a refusal with a message shows it, and the next page tries the unsent answers again', async () => {
  const visit = await opened();
  instead = async () => Response.json({ code: 1001, msg: '参数错误：answers', data: null });
  write(visit, 'B');
  await vi.waitFor(() => expect(wordOf(visit)).toBe('refused'), wait);
  expect(visit.stage.get()).toMatchObject({ sending: { code: 1001, msg: '参数错误：answers' } });
  // The next page finds the answer in the journal and sends it.
  visit.tell({ type: 'left' });
  instead = undefined;
  const next = await opened();
  await vi.waitFor(() => expect(wordOf(next)).toBe('saved'), wait);
  expect(sent.at(-1)?.body).toMatchObject({ answers: [{ questionId: 101, values: ['B'] }] });
});

test('a session that ends locks the paper and keeps what was answered', async () => {
  const client = clientOf();
  const visit = await opened(client);
  const stop = visit.begin();
  instead = async () => Response.json({ code: 202, msg: '' });
  write(visit, 'B');
  await vi.waitFor(() => expect(wordOf(visit)).toBe('held'), wait);
  stop();
});

test('the number of switches is kept in the cache, by exam', async () => {
  const client = clientOf();
  client.session.write('examSwitchMap', { 5: 2 });
  attempt.switchCount = 1;
  const visit = await opened(client);
  expect(client.session.read('examSwitchMap')).toEqual({ 1: 1, 5: 2 });
  visit.wasAway({ cause: SwitchCause.Tab, leftAt: performance.now(), awaySeconds: 9, counts: true });
  expect(client.session.read('examSwitchMap')).toEqual({ 1: 2, 5: 2 });
});

test('nothing of an exam is kept once the session has ended', async () => {
  const client = clientOf();
  attempt.switchCount = 1;
  await opened(client);
  client.session.reset();
  expect(client.session.read('examSwitchMap')).toEqual({});
});
