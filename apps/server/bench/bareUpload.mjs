// The server beside which the bench measures our uploads: it writes what it receives into a file, safe from a
// power cut, and does nothing else.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const folder = process.env.BENCH_FOLDER;
await mkdir(folder, { recursive: true });

async function receive(request, response) {
  const file = path.join(folder, path.basename(request.url));
  // The file is flushed to the disk, because our server answers only then, too.
  await pipeline(request, createWriteStream(file, { flush: true }));
  response.writeHead(204).end();
}

const server = createServer((request, response) => {
  receive(request, response).catch((error) => response.destroy(error));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('STOA_READY {}\n'));
