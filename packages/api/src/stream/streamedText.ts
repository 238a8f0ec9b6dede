import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { aiChatDelta, aiChatDone, aiChatError } from '../contract/ai.ts';

export interface Streamed {
  /**
   * Called with the whole answer so far; with '' when the answer starts, and again when it starts again after
   * a failure.
   */
  readonly onText: (text: string) => void;
}

const streamType = 'text/event-stream';

const envelope = (code: number, msg: string, data: unknown): string => JSON.stringify({ code, msg, data });

const json = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/**
 * Reads the events of a streamed answer of `chatSend` as they arrive, and resolves with the envelope that the
 * same call returns without a stream, so that the client applies all its rules to both. A stream that ends
 * before `done` rejects like any answer that is cut off; an answer that is not a stream is read unchanged.
 * @param streamed - Called with the text while it grows.
 * @returns For `textOf` of a call's options.
 */
export function streamedText({ onText }: Streamed): (response: Response) => Promise<string> {
  return async (response) => {
    const { body, headers } = response;
    if (headers.get('content-type')?.startsWith(streamType) !== true || body === null) return response.text();
    let text = '';
    const ends: string[] = [];
    onText(text);
    const parser = createParser({
      onEvent: ({ event, data }) => {
        const said = json(data);
        if (event === 'delta' && v.is(aiChatDelta, said)) {
          text += said.text;
          onText(text);
        }
        // Passed on even if the shape is wrong, because the client checks it as for any answer.
        if (event === 'done') ends.push(envelope(200, '', doneOf(said)));
        if (event === 'error') ends.push(envelope(500, v.is(aiChatError, said) ? said.msg : '', null));
      },
    });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (;;) {
        const [end] = ends;
        if (end !== undefined) return end;
        const { done, value } = await reader.read();
        if (done) throw new TypeError('The stream ended before its answer did.');
        parser.feed(value);
      }
    } finally {
      // Data after the end is not read.
      void reader.cancel().catch(() => undefined);
    }
  };
}

const doneOf = (said: unknown): unknown =>
  v.is(aiChatDone, said) ? { sessionId: said.message.sessionId, message: said.message } : undefined;
