import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { fail } from '../fail.ts';
import { Refusal } from '../refusal.ts';
import { readSettings } from '../settings.ts';
import { applyBranding, brandingIn } from './apply.ts';
import { previewPath } from './preview.ts';

const usage =
  'Use: tenant apply DOMAIN_NAME BRANDING.json, or tenant preview DOMAIN_NAME PREVIEW_ID. The platform is "".';

type Work = (db: Database, now: number) => Promise<string>;

/**
 * The work of a command. Its arguments and file are read before the database is opened, so that an error in
 * them is reported at once.
 */
async function workOf([command, domainName, value, ...more]: readonly string[]): Promise<Work> {
  if (domainName === undefined || value === undefined || more.length > 0) throw new Refusal(usage);
  if (command === 'preview' && /^[1-9]\d{0,14}$/.test(value)) {
    return (db, now) => previewPath(db, domainName, Number(value), now);
  }
  if (command !== 'apply') throw new Refusal(usage);
  // Relative to the folder in which the person ran the command, not to that of the package.
  const file = resolve(process.env['INIT_CWD'] ?? '.', value);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new Refusal(`${file} cannot be read (${code}).`);
  });
  const branding = brandingIn(text, file);
  return async (db) => {
    await applyBranding(db, domainName, branding);
    return `"${domainName}" has its new looks; pages show them when they are opened again.`;
  };
}

/** Runs `tenant apply` or `tenant preview` on the database of the settings. */
async function main(args: readonly string[]): Promise<void> {
  const work = await workOf(args);
  const settings = readSettings(process.env);
  const now = Date.now() + settings.CLOCK_OFFSET_SECONDS * 1000;
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL || undefined,
    dataDir: settings.DATA_DIR,
  });
  try {
    await migrate(database.db, now);
    process.stdout.write(`${await work(database.db, now)}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch(fail);
