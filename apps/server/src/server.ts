import { randomBytes } from 'node:crypto';
import { createServer as createNetServer } from 'node:net';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { createApp } from './app.ts';
import { dayOf } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { installation } from './db/schema/index.ts';
import { asSystem } from './db/scope.ts';
import type { Services } from './http/handle.ts';
import type { WriteLine } from './http/log.ts';
import { Throttle } from './http/throttle.ts';
import { MediaSigner } from './media/urls.ts';
import { demoProviders } from './providers/demo/index.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

export interface ServerOptions {
  readonly settings: Settings;
  /** Tests bring their own. */
  readonly database?: OpenDatabase;
  readonly clock?: Clock;
  /** Fills an empty database; absent for a server that starts empty. */
  readonly seed?: (db: Database, seedDate: string) => Promise<void>;
  readonly writeLine?: WriteLine;
  readonly portalFolder?: string;
  readonly mediaFolder?: string;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly services: Services;
  /** Lets requests under way finish, then closes the database. */
  close(): Promise<void>;
}

const here = import.meta.dirname;

/** Database, demo data when it is empty, app, listen: in this order, so that who connects gets an answer. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, writeLine = () => undefined } = options;
  const clock = options.clock ?? (() => Date.now() + settings.CLOCK_OFFSET_SECONDS * 1000);
  await demandFreePort(settings);
  const database =
    options.database ??
    (await openDatabase({ databaseUrl: settings.DATABASE_URL || undefined, dataDir: settings.DATA_DIR }));
  try {
    await migrate(database.db, clock());
    const db = await database.lower();
    if (options.seed !== undefined) await seedWhenEmpty(db, options.seed, settings, clock);
    const secret = await installationSecret(db);
    const services = servicesOf(db, settings, clock, secret, writeLine);
    const app = createApp({
      services,
      portalFolder: options.portalFolder ?? resolve(here, '../../portal/dist'),
      mediaFolder: options.mediaFolder ?? resolve(here, '../media'),
      writeLine,
    });
    const listening = await listen(app.fetch, settings);
    return {
      url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${listening.port}`,
      port: listening.port,
      services,
      close: async () => {
        await listening.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const minute = 60_000;

const servicesOf = (
  db: Database,
  settings: Settings,
  clock: Clock,
  secret: string,
  writeLine: WriteLine,
): Services => ({
  db,
  settings,
  clock,
  secret,
  providers: settings.DEMO_PROVIDERS
    ? demoProviders({ db, secret, settings, writeLine })
    : { sms: undefined, identity: undefined },
  media: new MediaSigner(`media ${secret}`),
  calls: new Throttle({ limit: settings.CALLS_PER_MINUTE, windowMs: minute }, clock),
  // Behind one address there may be a whole company.
  openCalls: new Throttle({ limit: settings.CALLS_PER_MINUTE * 5, windowMs: minute }, clock),
  beats: new Throttle({ limit: 240, windowMs: minute }, clock),
});

/** One transaction: a server killed while it seeds starts with an empty database again. */
const seedWhenEmpty = (
  db: Database,
  seed: NonNullable<ServerOptions['seed']>,
  settings: Settings,
  clock: Clock,
): Promise<void> =>
  asSystem(db, async (tx) => {
    const [done] = await tx.select().from(installation).where(eq(installation.name, 'seedDate'));
    if (done !== undefined) return;
    const seedDate = settings.SEED_DATE === 'today' ? dayOf(clock()) : settings.SEED_DATE;
    await seed(tx, seedDate);
    await tx.insert(installation).values({ name: 'seedDate', value: seedDate });
  });

/** Made once and kept in the database, so that signed addresses live through a restart and on every process. */
async function installationSecret(db: Database): Promise<string> {
  const [row] = await asSystem(db, async (tx) => {
    await tx
      .insert(installation)
      .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
    return tx.select().from(installation).where(eq(installation.name, 'secret'));
  });
  if (row === undefined) throw new Error('The secret of this installation could not be stored.');
  return row.value;
}

/** Tells a busy port before the database is opened and filled for nothing. */
const demandFreePort = (settings: Settings): Promise<void> =>
  new Promise((done, fail) => {
    const probe = createNetServer();
    probe.once('error', (error) => fail(portRefusal(error, settings)));
    probe.listen(settings.PORT, settings.HOST, () => probe.close(() => done()));
  });

function portRefusal(error: Error, { PORT, HOST }: Settings): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Refusal(`PORT ${PORT} is in use on ${HOST}; stop what listens there or choose another PORT.`);
  }
  if (code === 'EACCES') return new Refusal(`PORT ${PORT} needs rights that this account does not have.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Refusal(`HOST ${HOST} is no address of this machine.`);
  }
  return error;
}

const drainMs = 10_000;

const listen = (
  fetch: (request: Request) => Response | Promise<Response>,
  settings: Settings,
): Promise<{ port: number; stop: () => Promise<void> }> =>
  new Promise((done, fail) => {
    const server = serve({ fetch, port: settings.PORT, hostname: settings.HOST }, ({ port }) =>
      done({
        port,
        stop: () =>
          new Promise((stopped) => {
            const cut = setTimeout(() => {
              if ('closeAllConnections' in server) server.closeAllConnections();
            }, drainMs);
            server.close(() => {
              clearTimeout(cut);
              stopped();
            });
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      }),
    );
    server.once('error', (error: Error) => fail(portRefusal(error, settings)));
  });
