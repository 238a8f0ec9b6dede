import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatSend } from '../contract/ai.ts';
import { bodyOf, failure, harness, json, ok } from '../test/fakes.ts';
import { streamedText } from './streamedText.ts';

const message = {
  messageId: 12,
  sessionId: 3,
  role: 'assistant',
  text: '本周有 2 项任务到期。\n\n- **消防安全**：周五',
  provider: 'embedded',
  time: 1_764_000_000_000,
};
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const whole =
  event('delta', { text: '本周有 2 项任务到期。\n\n' }) + event('delta', { text: '- **消防安全**：周五' });
const done = event('done', { message });

/** An answer whose bytes come in these pieces; with `broken` its transfer fails instead of ending. */
const streamed = (pieces: readonly Uint8Array<ArrayBuffer>[], broken = false) =>
  new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(body) {
        for (const piece of pieces) body.enqueue(piece);
        if (broken) body.error(new TypeError('terminated'));
        else body.close();
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } },
  );
const bytes = (text: string) => new TextEncoder().encode(text);

const ask = (answer: Parameters<typeof harness>[0]) => {
  const { client, sent, dialog } = harness(answer);
  const heard: string[] = [];
  const request = { text: '这周有什么要完成的？', stream: true };
  const said = client.send(chatSend, request, {
    idemKey: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    silent: true,
    textOf: streamedText({ onText: (text) => heard.push(text) }),
  });
  return { said, heard, sent, dialog };
};

describe('an answer that is streamed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('grows while it comes, and is the same message in the end, wherever the network cuts it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 600 }), { maxLength: 12 }), async (cuts) => {
        const all = bytes(whole + done);
        const places = [0, ...cuts.map((at) => Math.min(at, all.length)), all.length].toSorted(
          (a, b) => a - b,
        );
        const pieces = places.slice(1).map((to, at) => all.slice(places[at], to));
        const { said, heard } = ask(() => streamed(pieces));
        expect(await said).toEqual({ sessionId: 3, message });
        expect(heard).toEqual(['', '本周有 2 项任务到期。\n\n', message.text]);
      }),
      { seed: 20_261_122 },
    );
  });

  it('is requested again under its key when it is interrupted, and starts again', async () => {
    let tries = 0;
    const { said, heard, sent } = ask(() => {
      tries += 1;
      return tries === 1 ? streamed([bytes(whole.slice(0, 60))], true) : streamed([bytes(whole + done)]);
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await said).message.text).toBe(message.text);
    expect(heard.filter((text) => text === '')).toHaveLength(2);
    expect(new Set(sent.map((one) => Reflect.get(JSON.parse(bodyOf(one)), 'idemKey'))).size).toBe(1);
  });

  it('has not come when it ends before it says so', async () => {
    const { said } = ask(() => streamed([bytes(whole)]));
    const error = failure(said);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await error).kind).toBe('network');
  });

  it('gives the server’s message if the server fails in the middle', async () => {
    const { said } = ask(() => streamed([bytes(whole + event('error', { msg: '助手暂时没有回应' }))]));
    expect(await failure(said)).toMatchObject({ kind: 'business', msg: '助手暂时没有回应' });
  });

  it.each([
    ['a message of another shape', event('done', { message: { text: 1 } })],
    ['no message at all', event('done', null)],
    ['what is no JSON', 'event: done\ndata: {"mess\n\n'],
  ])('fails if its end is not what the contract says: %s', async (_, end) => {
    const { said } = ask(() => streamed([bytes(whole + end)]));
    expect((await failure(said)).kind).toBe('shape');
  });

  it('is read as an envelope where the server does not stream, refusals included', async () => {
    const plain = ask(() => ok({ sessionId: 3, message }));
    expect((await plain.said).message.messageId).toBe(12);
    expect(plain.heard).toEqual([]);
    const refused = ask(() => json({ code: 1006, msg: '操作太频繁', data: null }));
    expect(await failure(refused.said)).toMatchObject({ kind: 'business', code: 1006 });
    expect(refused.dialog.shown).toEqual([]);
  });
});
