import { resolve } from 'node:path';
import { openDatabase } from '../db/open.ts';
import { inWords } from '../db/storage.ts';
import { fail } from '../fail.ts';
import { Refusal } from '../refusal.ts';
import { readSettings } from '../settings.ts';
import { dumpData } from './dump.ts';
import { restoreData } from './restore.ts';

const usage = 'Use: data dump FILE, or data restore FILE [--replace].';

/** Runs `data dump FILE` or `data restore FILE` on the database of the settings. */
async function main([command, name, ...options]: readonly string[]): Promise<void> {
  const replace = options[0] === '--replace';
  const known = (command === 'dump' && options.length === 0) || command === 'restore';
  if (name === undefined || !known || options.length > (replace ? 1 : 0)) throw new Refusal(usage);
  // The path is relative to the folder in which the person ran the command, not to that of the package.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const settings = readSettings(process.env);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL || undefined,
    dataDir: settings.DATA_DIR,
    mayHoldUploads: command === 'restore',
  });
  try {
    if (command === 'dump') {
      await dumpData(database.db, file, Date.now());
      process.stdout.write(`All data is in ${file}. It holds personal data and keys: keep it safe.\n`);
    } else {
      const { rows, made } = await restoreData(database.db, { file, now: Date.now(), replace });
      process.stdout.write(`Restored ${rows} rows as of ${made}.\n`);
    }
  } catch (error) {
    throw inWords(error, database.place);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch(fail);
