// A PostgreSQL of its own for the bench, from the npm package of the tests; it ends with this process.
import { startPostgres } from '../src/test/postgres.ts';

const database = await startPostgres();
process.stdout.write(`STOA_READY ${JSON.stringify({ url: database.url })}\n`);
const timer = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(timer);
  void database.stop();
});
