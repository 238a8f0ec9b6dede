// Loaded before a server by the bench: tells what its main thread and, of that, its database have taken so far.
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';

const microseconds = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

let database = 0;
const exclusively = Reflect.get(PGlite.prototype, '_runExclusiveQuery');
if (exclusively === undefined)
  throw new Error('This PGlite runs its queries otherwise; the bench cannot time it.');
// One query at a time, and none waits for anything outside this thread: what passes in between is the query's.
PGlite.prototype._runExclusiveQuery = function timed(work) {
  return exclusively.call(this, async () => {
    const from = microseconds();
    try {
      return await work();
    } finally {
      database += microseconds() - from;
    }
  });
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const probe = createServer((request, response) => {
  if (request.url === '/memory') {
    collect();
    const { rss, heapUsed } = process.memoryUsage();
    response.end(JSON.stringify({ rss, heapUsed }));
    return;
  }
  response.end(JSON.stringify({ thread: microseconds(), database }));
});
probe.listen(Number(process.env.BENCH_PROBE_PORT), '127.0.0.1');
probe.unref();
