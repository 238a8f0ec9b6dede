import { readSettings } from './settings.ts';
import { fail } from './fail.ts';
import { loginPageConfig } from './db/schema/index.ts';
import { asSystem } from './db/scope.ts';
import { inWords } from './db/storage.ts';
import { gatherLines } from './http/log.ts';
import { readyCompanies } from './ready.ts';
import { demoAccounts, seedDatabase } from './seed/index.ts';
import { createServer } from './server.ts';

const { writeLine, flush } = gatherLines((text) => process.stdout.write(text));
process.once('exit', flush);

/** Time for the last answers to be sent after the database has ended. */
const lastAnswersMs = 500;

/** Starts the server, notifies the parent process that it is ready, and stops it gracefully on a signal. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await createServer({
    settings,
    writeLine,
    jobs: true,
    seed: async (db, seedDate) => {
      writeLine(`Filling the database with the demo companies as of ${seedDate} …`);
      await seedDatabase(db, {
        seedDate,
        onProgress: ({ table, rows, share }) => {
          writeLine(`  ${String(Math.round(share * 100)).padStart(3)} %  ${table} (${rows})`);
          // The line is flushed here, because filling the embedded database blocks the event loop and the
          // line would wait.
          flush();
        },
      });
    },
  });
  // Running requests are answered that nothing was stored; then the process exits, so that its supervisor
  // restarts it.
  server.onStop((why) => setTimeout(() => fail(why), lastAnswersMs));
  const pages = await asSystem(server.services.db, (tx) => tx.select().from(loginPageConfig)).catch(
    (error: unknown) => {
      throw inWords(error, server.place);
    },
  );
  const loginTypes = new Map(pages.map((page) => [page.companyId, page.loginTypes]));
  // One line of JSON for the task that started this process, with everything that the task prints for people.
  const companies = readyCompanies(demoAccounts(), loginTypes, server.port);
  writeLine(`STOA_READY ${JSON.stringify({ url: server.url, port: server.port, companies })}`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch(fail);
