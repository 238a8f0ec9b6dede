import { aiChatDelta, aiChatDone, chatSend } from '@stoa/api/contract/ai';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aiChatMessage } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { commonHeaders } from '../../headers.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer({ METRICS_TOKEN: 'a-token-for-this-test' });
  token = await app.signIn('13800000001');
});
afterAll(() => app.close());

const post = (json: object) =>
  fetch(`${app.url}/api${chatSend.path}?access_token=${token}`, {
    method: 'POST',
    headers: { DeviceModel: 'PC', 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
    body: JSON.stringify({ text: '这周有什么要完成的？', stream: true, ...json }),
  });

/** Parses server-sent events: a name and one line of data each, with an empty line after it. */
function eventsIn(body: string): { event: string; data: unknown }[] {
  const frames = body.split('\n\n');
  expect(frames.pop()).toBe('');
  return frames.map((frame) => {
    const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
    return { event, data: JSON.parse(data) };
  });
}

const read = (body: string) => {
  const events = eventsIn(body);
  expect(events.at(-1)?.event).toBe('done');
  expect(new Set(events.slice(0, -1).map(({ event }) => event))).toEqual(new Set(['delta']));
  return {
    pieces: events.slice(0, -1).map(({ data }) => v.parse(aiChatDelta, data).text),
    message: v.parse(aiChatDone, events.at(-1)?.data).message,
  };
};

const stored = () => asSystem(app.database.db, (tx) => tx.select().from(aiChatMessage));

test('an answer comes in pieces that together are the text as it is stored, then as a whole', async () => {
  const before = await stored();
  const response = await post({ idemKey: crypto.randomUUID() });
  const { pieces, message } = read(await response.text());
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.join('')).toBe(message.text);
  const added = (await stored()).slice(before.length);
  expect(added.map(({ role, text }) => [role, text])).toEqual([
    ['user', '这周有什么要完成的？'],
    ['assistant', message.text],
  ]);
  expect(added[1]?.messageId).toBe(message.messageId);
});

test('a retry streams the same message again, and nothing is written twice', async () => {
  const idemKey = crypto.randomUUID();
  const first = await (await post({ idemKey })).text();
  const { length } = await stored();
  app.advance(30);
  expect(await (await post({ idemKey })).text()).toBe(first);
  const plain = await app.call('POST', chatSend.path, {
    json: { text: '你好', stream: false, idemKey },
    token,
  });
  expect(plain.code).toBe(1007);
  expect(await stored()).toHaveLength(length);
});

test('a stream is not cached, compressed, sniffed or framed, and counts as one answered call', async () => {
  const counted = async () => {
    const headers = { authorization: 'Bearer a-token-for-this-test' };
    const text = await (await fetch(`${app.url}/metrics`, { headers })).text();
    return Number(/^stoa_answers_total\{code="200"\} (\d+)$/m.exec(text)?.[1]);
  };
  const [before, lines] = [await counted(), app.lines.length];
  const response = await post({ idemKey: crypto.randomUUID() });
  await response.text();
  const { headers } = response;
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, null]);
  for (const [name, value] of Object.entries(commonHeaders))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(await counted()).toBe(before + 1);
  const own = app.lines.slice(lines).filter((line) => line.includes(chatSend.path));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(/POST \/api\/ai\/pc\/chat\/send 200 \d+ ms$/);
});

test.each([
  [{ text: ' ' }, 1001],
  [{ sessionId: 999_999 }, 1004],
  [{ idemKey: 'no key' }, 1001],
])('what fails before the first byte is enveloped: %j', async (wrong, code) => {
  const response = await post({ idemKey: crypto.randomUUID(), ...wrong });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({ code, data: null });
});
