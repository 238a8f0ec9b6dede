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

/** JSON has no line breaks of its own, so that one line of data is always enough. */
function* framesOf(events: Iterable<ServerEvent>): Generator<string> {
  for (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Writes events as fast as the caller reads them, and none for a caller who has left. They are never compressed:
 * a compressed stream holds back what it has, and here what a person typed would stand beside what others may not
 * guess.
 */
export async function streamEvents(outgoing: ServerResponse, events: Iterable<ServerEvent>): Promise<void> {
  outgoing.writeHead(200, headers);
  try {
    await pipeline(framesOf(events), outgoing);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}
