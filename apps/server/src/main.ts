import { readSettings } from './settings.ts';
import { fail } from './fail.ts';
import { loginPageConfig } from './db/schema/index.ts';
import { asSystem } from './db/scope.ts';
import { gatherLines } from './http/log.ts';
import { readyCompanies } from './ready.ts';
import { demoAccounts, seedDatabase } from './seed/index.ts';
import { createServer } from './server.ts';

const { writeLine, flush } = gatherLines((text) => process.stdout.write(text));
process.once('exit', flush);

/** How long the answers to what was under way have to leave when the database has ended. */
const lastAnswersMs = 500;

/** Starts the server, tells who started it that it is ready, and stops it gracefully on a signal. */
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
          // The embedded database does not let the event loop turn before it is full.
          flush();
        },
      });
    },
  });
  // What was under way hears that nothing was stored; then whoever watches over the process starts it anew.
  server.onStop((why) => setTimeout(() => fail(why), lastAnswersMs));
  const pages = await asSystem(server.services.db, (tx) => tx.select().from(loginPageConfig));
  const loginTypes = new Map(pages.map((page) => [page.companyId, page.loginTypes]));
  // For the task that started us: one line of JSON, everything that it prints for people.
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
