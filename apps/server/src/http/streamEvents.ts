import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { commonHeaders, lockedPolicy } from '../headers.ts';
import type { ServerEvent } from './handle.ts';

const headers = Object.entries({
  ...commonHeaders,
  'content-security-policy': lockedPolicy,
  'cache-control': 'no-store',
  'content-type': 'text/event-stream; charset=utf-8',
}).flat();

/** One line of data per event is sufficient, because JSON text contains no line breaks. */
function* framesOf(events: Iterable<ServerEvent>): Generator<string> {
  for (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Writes events as fast as the caller reads them, and stops when the caller disconnects. They are never
 * compressed, because compression delays them, and because the length of a compressed text that mixes a
 * person's input with secrets could reveal these.
 */
export async function streamEvents(outgoing: ServerResponse, events: Iterable<ServerEvent>): Promise<void> {
  outgoing.writeHead(200, headers);
  try {
    await pipeline(framesOf(events), outgoing);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}
