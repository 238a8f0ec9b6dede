import { dayOf } from '../clock.ts';
import { resetData } from '../data/reset.ts';
import { openDatabase } from '../db/open.ts';
import { inWords } from '../db/storage.ts';
import { fail } from '../fail.ts';
import { Refusal } from '../refusal.ts';
import { readSettings } from '../settings.ts';

/** Runs `seed --reset`: replaces all data by the demo data as of SEED_DATE. */
async function main(options: readonly string[]): Promise<void> {
  if (options.length !== 1 || options[0] !== '--reset') {
    throw new Refusal('Use: seed --reset. It throws all data away; an empty database is filled at start.');
  }
  const settings = readSettings(process.env);
  const now = Date.now() + settings.CLOCK_OFFSET_SECONDS * 1000;
  const seedDate = settings.SEED_DATE === 'today' ? dayOf(now) : settings.SEED_DATE;
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL || undefined,
    dataDir: settings.DATA_DIR,
    mayHoldUploads: true,
  });
  try {
    await resetData(database.db, now, { seedDate });
    process.stdout.write(`The database holds the demo companies as of ${seedDate}, and nothing else.\n`);
  } catch (error) {
    throw inWords(error, database.place);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch(fail);
