import { createClient, createSessionStore, memoryStorage, type Client } from '@stoa/api';
import type { AiChatMessage } from '@stoa/api/contract/ai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assistantOf, createAssistant } from './assistant.ts';

const message = (text: string, change: Partial<AiChatMessage> = {}): AiChatMessage => ({
  messageId: 12,
  sessionId: 3,
  role: 'assistant',
  text,
  provider: 'embedded',
  time: 1_764_000_000_000,
  ...change,
});
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const place = { route: '/home' };

/** A stream that the test controls. */
function stream() {
  const encoder = new TextEncoder();
  let body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const response = new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        body = controller;
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  );
  const say = (text: string) => body?.enqueue(encoder.encode(text));
  return {
    response,
    delta: (text: string) => say(event('delta', { text })),
    done: (answer: AiChatMessage) => say(event('done', { message: answer })),
  };
}

const json = (code: number, data: unknown, msg = '') =>
  new Response(JSON.stringify({ code, msg, data }), { headers: { 'Content-Type': 'application/json' } });

const bodyOf = (init: RequestInit | undefined): object =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : {};
const keyIn = (init: RequestInit | undefined): unknown => Reflect.get(bodyOf(init), 'idemKey');

const server = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
let client: Client;

beforeEach(() => {
  server.mockReset();
  const session = createSessionStore({ storage: memoryStorage() });
  client = createClient({
    host: '/api',
    session,
    dialog: { show: () => undefined, isOpen: () => false },
    onSessionEnd: () => undefined,
    locale: 'zh-CN',
    fetch: (address, init) => server(address instanceof Request ? address.url : address.toString(), init),
    online: () => false,
  });
});

const settled = (look: () => void) => vi.waitFor(look, { timeout: 2_000, interval: 5 });

describe('a question', () => {
  it('is answered word by word, and the next one continues the conversation', async () => {
    const first = stream();
    server.mockResolvedValueOnce(first.response);
    const assistant = createAssistant(client);
    assistant.ask('这周有什么要完成的？', place);
    expect(assistant.get().open).toMatchObject({ progress: { kind: 'writing', text: '' } });
    first.delta('有 2 项');
    await settled(() => expect(assistant.get().open?.progress).toEqual({ kind: 'writing', text: '有 2 项' }));
    first.done(message('有 2 项任务'));
    await settled(() => expect(assistant.get().open).toBeUndefined());
    expect(assistant.get().turns).toMatchObject([
      { kind: 'question' },
      // The answer keeps its key, because a new element would be announced before it has its text.
      { kind: 'answer', id: `${String(keyIn(server.mock.calls[0]?.[1]))} answer` },
    ]);

    server.mockResolvedValueOnce(json(200, { sessionId: 3, message: message('没有了', { messageId: 14 }) }));
    assistant.ask('下周呢？', place);
    await settled(() => expect(assistant.get().turns).toHaveLength(4));
    expect(bodyOf(server.mock.calls[1]?.[1])).toMatchObject({
      sessionId: 3,
      text: '下周呢？',
    });
  });

  it('whose answer was lost is sent again with the same key', async () => {
    server.mockRejectedValueOnce(new TypeError('fetch failed'));
    const assistant = createAssistant(client);
    assistant.ask('怎么算学完？', place);
    await settled(() =>
      expect(assistant.get().open?.progress).toEqual({ kind: 'failed', failure: { kind: 'lost' } }),
    );
    server.mockResolvedValueOnce(json(200, { sessionId: 3, message: message('看满 90%') }));
    assistant.again();
    await settled(() => expect(assistant.get().turns).toHaveLength(2));
    const keys = server.mock.calls.map(([, init]) => keyIn(init));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [1006, '', { kind: 'throttled' }],
    [9001, '企业已关闭智能助手', { kind: 'refused', message: '企业已关闭智能助手' }],
  ])('that is refused with %i stays, with the reason', async (code, msg, failure) => {
    server.mockResolvedValueOnce(json(code, null, msg));
    const assistant = createAssistant(client);
    assistant.ask('你好', place);
    await settled(() => expect(assistant.get().open?.progress).toEqual({ kind: 'failed', failure }));
    expect(assistant.get().open?.question.text).toBe('你好');
  });

  it('that is stopped keeps the part that arrived, and can be continued', async () => {
    const slow = stream();
    server.mockResolvedValueOnce(slow.response);
    const assistant = createAssistant(client);
    assistant.ask('总结这门课程', place);
    slow.delta('这门课');
    await settled(() => expect(assistant.get().open?.progress).toMatchObject({ text: '这门课' }));
    assistant.stop();
    expect(assistant.get().open?.progress).toEqual({ kind: 'stopped', text: '这门课' });
    expect(server.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);

    server.mockResolvedValueOnce(json(200, { sessionId: 3, message: message('这门课讲沟通。') }));
    assistant.again();
    await settled(() => expect(assistant.get().turns).toHaveLength(2));
    expect(keyIn(server.mock.calls[1]?.[1])).toBe(keyIn(server.mock.calls[0]?.[1]));
  });

  it('asked after a stopped one leaves the partial answer in the conversation', async () => {
    const slow = stream();
    server.mockResolvedValueOnce(slow.response);
    const assistant = createAssistant(client);
    assistant.ask('第一个', place);
    slow.delta('一半');
    await settled(() => expect(assistant.get().open?.progress).toMatchObject({ text: '一半' }));
    assistant.stop();
    server.mockResolvedValueOnce(json(200, { sessionId: 3, message: message('好') }));
    assistant.ask('第二个', place);
    await settled(() => expect(assistant.get().open).toBeUndefined());
    expect(assistant.get().turns.map(({ kind }) => kind)).toEqual(['question', 'part', 'question', 'answer']);
  });
});

describe('a conversation', () => {
  it('that was closed ignores an answer that arrives later', async () => {
    const slow = stream();
    server.mockResolvedValueOnce(slow.response);
    const assistant = createAssistant(client);
    assistant.ask('第一个', place);
    await settled(() => expect(server).toHaveBeenCalled());
    assistant.create();
    slow.done(message('太晚了'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(assistant.get()).toEqual({ sessionId: undefined, turns: [], open: undefined });
  });

  it('of an earlier visit continues where it was, however many pages it has, with the ratings of its answers', async () => {
    const list = [
      message('问', { messageId: 1, role: 'user' }),
      message('答', { messageId: 2, feedback: 1 }),
    ];
    server.mockImplementation(async (address) => {
      const after = Number(new URL(address, 'http://stoa').searchParams.get('after'));
      const [next] = list.filter(({ messageId }) => messageId > after);
      return json(200, { list: next ? [next] : [], nextAfter: next?.messageId ?? after });
    });
    const assistant = createAssistant(client);
    await assistant.open(3);
    expect(assistant.get()).toMatchObject({
      sessionId: 3,
      turns: [
        { kind: 'question', text: '问' },
        { kind: 'answer', message: { feedback: 1 } },
      ],
    });
    assistant.judge(2, -1);
    expect(assistant.get().turns[1]).toMatchObject({ message: { feedback: -1 } });
  });

  it('of an earlier visit that arrives late does not replace a new one', async () => {
    const assistant = createAssistant(client);
    server.mockImplementationOnce(async () => {
      assistant.create();
      return json(200, { list: [message('很久以前', { messageId: 1 })], nextAfter: 1 });
    });
    server.mockResolvedValue(json(200, { list: [], nextAfter: 1 }));
    await assistant.open(3);
    expect(assistant.get().turns).toEqual([]);
  });

  it('belongs to one session: the next person finds nothing of it', () => {
    const before = assistantOf(client);
    before.draft.set('还没写完');
    expect(assistantOf(client)).toBe(before);
    client.session.reset();
    expect(assistantOf(client).draft.get()).toBe('');
  });
});
