// Loaded before a server by the bench. It reports how long the main thread was active and how much of that
// time the database took. The thread's own processor time is too coarse for a single query.
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';

const threadTime = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

let database = 0;
const exclusively = Reflect.get(PGlite.prototype, '_runExclusiveQuery');
if (exclusively === undefined)
  throw new Error('This PGlite runs its queries otherwise; the bench cannot time it.');
// Queries run one at a time and wait for nothing outside this thread, so all the time between begin and end
// belongs to the query.
PGlite.prototype._runExclusiveQuery = function timed(work) {
  return exclusively.call(this, async () => {
    const from = performance.now();
    try {
      return await work();
    } finally {
      database += performance.now() - from;
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
  const { active } = performance.eventLoopUtilization();
  response.end(JSON.stringify({ thread: threadTime(), active, database }));
});
probe.listen(Number(process.env.BENCH_PROBE_PORT), '127.0.0.1');
probe.unref();
