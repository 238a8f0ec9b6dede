import { isApiError, newIdemKey, type Client } from '@stoa/api';
import { chatMessages, chatSend, type AiChatMessage } from '@stoa/api/contract/ai';
import { streamedText } from '@stoa/api/stream';
import { ErrorCode } from '@stoa/domain';
import { observable, type Observable } from '@stoa/domain/kernel';
import type { AssistantFailure } from '@stoa/pages/assistant';
import {
  answered,
  asked,
  emptyTalk,
  talkFrom,
  voted,
  withProgress,
  type QuestionContext,
  type Question,
  type Talk,
} from './talk.ts';

/** Time limit of an answer: 120 s, longer than that of any other call. */
const answerMs = 120_000;

export interface Assistant extends Pick<Observable<Talk>, 'get' | 'subscribe'> {
  /** The text being typed. Like the messages, it is kept when the drawer is closed or the page changes. */
  readonly draft: Observable<string>;
  readonly ask: (text: string, place: QuestionContext) => void;
  /** Sends the open question again, with the same idempotency key. */
  readonly again: () => void;
  readonly stop: () => void;
  /** Leaves this conversation for a new one. */
  readonly create: () => void;
  /** Continues an earlier conversation; rejects when it cannot be loaded. */
  readonly open: (sessionId: number) => Promise<void>;
  /** Shows the person's rating of an answer; the caller sends it to the server. */
  readonly judge: (messageId: number, value: 1 | -1 | 0) => void;
}

/** `undefined` when the session has ended, because then the page is left and nobody sees the failure. */
function failureOf(error: unknown): AssistantFailure | undefined {
  if (!isApiError(error) || error.kind === 'expired') return undefined;
  if (error.kind !== 'business') return { kind: 'lost' };
  return error.code === ErrorCode.TooFrequent
    ? { kind: 'throttled' }
    : { kind: 'refused', message: error.msg };
}

export function createAssistant(client: Client): Assistant {
  const talk = observable(emptyTalk);
  let running: AbortController | undefined;

  const run = async (question: Question): Promise<void> => {
    const { idemKey, text, place } = question;
    const { sessionId } = talk.get();
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const tell = (next: (before: Talk) => Talk) => {
      if (running === controller) talk.set(next(talk.get()));
    };
    try {
      const { message } = await client.send(
        chatSend,
        { ...(sessionId === undefined ? {} : { sessionId }), text, stream: true, context: { ...place } },
        {
          idemKey,
          silent: true,
          timeoutMs: answerMs,
          signal: controller.signal,
          textOf: streamedText({
            onText: (part) =>
              tell((before) => withProgress(before, idemKey, { kind: 'writing', text: part })),
          }),
        },
      );
      tell((before) => answered(before, idemKey, message));
    } catch (error) {
      const failure = failureOf(error);
      if (failure) tell((before) => withProgress(before, idemKey, { kind: 'failed', failure }));
    }
  };

  const leave = (): void => {
    running?.abort();
    running = undefined;
  };

  return {
    get: talk.get,
    subscribe: talk.subscribe,
    draft: observable(''),
    ask(text, place) {
      const question = { idemKey: newIdemKey(), text, place };
      talk.set(asked(talk.get(), question));
      void run(question);
    },
    again() {
      const { open } = talk.get();
      if (!open) return;
      const { question } = open;
      talk.set(withProgress(talk.get(), question.idemKey, { kind: 'writing', text: '' }));
      void run(question);
    },
    stop() {
      const { open } = talk.get();
      leave();
      if (open?.progress.kind !== 'writing') return;
      const { text } = open.progress;
      talk.set(withProgress(talk.get(), open.question.idemKey, { kind: 'stopped', text }));
    },
    create() {
      leave();
      talk.set(emptyTalk);
    },
    async open(sessionId) {
      leave();
      const opening = new AbortController();
      running = opening;
      const messages: AiChatMessage[] = [];
      for (let after = 0; ; after = messages.at(-1)?.messageId ?? after) {
        const { list } = await client.call(chatMessages, { sessionId, after }, { silent: true });
        messages.push(...list);
        // A long conversation comes in pages; an empty page is the last.
        if (list.length === 0) break;
      }
      // The conversation is not shown when the person has asked something or begun a new conversation
      // meanwhile.
      if (running === opening) talk.set(talkFrom(sessionId, messages));
    },
    judge: (messageId, value) => talk.set(voted(talk.get(), messageId, value)),
  };
}

let current: { readonly generation: number; readonly assistant: Assistant } | undefined;

/** One assistant for the whole visit; another session, or another company, gets its own. */
export function assistantOf(client: Client): Assistant {
  const { generation } = client.session;
  if (current?.generation !== generation) current = { generation, assistant: createAssistant(client) };
  return current.assistant;
}
