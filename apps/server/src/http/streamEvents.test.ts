import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { ServerEvent } from './handle.ts';
import { streamEvents } from './streamEvents.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server that streams these events to everybody; returns its port and how the last stream ended. */
async function serve(events: () => Iterable<ServerEvent>) {
  const ends: Promise<unknown>[] = [];
  server = createServer((_incoming, outgoing) => {
    ends.push(
      streamEvents(outgoing, events()).then(
        () => 'well',
        (error: unknown) => error,
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, ends };
}

test('a caller who leaves ends the stream, and no more of it is produced', async () => {
  let made = 0;
  let closed = false;
  const { port, ends } = await serve(function* () {
    try {
      for (;;) {
        made += 1;
        yield { event: 'delta', data: { text: 'x'.repeat(10_000) } };
      }
    } finally {
      closed = true;
    }
  });
  const asked = get({ port, host: '127.0.0.1' });
  const [answer] = await once(asked, 'response');
  await once(answer, 'data');
  asked.destroy();
  await expect.poll(() => closed).toBe(true);
  expect(await ends[0]).toBe('well');
  // The server waits for a slow reader, so it has created no more events than the buffers can hold.
  expect(made).toBeLessThan(10_000);
});

test('events that cannot be produced close the connection, so that nobody takes a part for the whole', async () => {
  const { port, ends } = await serve(function* () {
    yield { event: 'delta', data: { text: 'half' } };
    throw new Error('broken');
  });
  const heard = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await expect(heard).rejects.toThrow(TypeError);
  expect(String(await ends[0])).toContain('broken');
});
