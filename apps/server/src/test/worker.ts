import { resolve } from 'node:path';
import { createServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { seedTime } from './fixed.ts';

/** Messages that the test sends to the second server process. */
export type ToWorker = { no: number; offset: number };
export type FromWorker = { url: string } | { line: string } | { done: number };

const tell = (message: FromWorker): void => {
  process.send?.(message);
};
let offset = 0;

const server = await createServer({
  settings: readSettings(process.env),
  clock: () => seedTime + offset,
  writeLine: (line) => tell({ line }),
  portalFolder: resolve(import.meta.dirname, 'portal'),
});
process.on('message', (message: ToWorker) => {
  ({ offset } = message);
  tell({ done: message.no });
});
// The process exits when the test process has exited.
process.once('disconnect', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
tell({ url: server.url });
