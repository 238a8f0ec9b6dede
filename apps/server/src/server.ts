import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { createApp } from './app.ts';
import { dayOf } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { company, installation } from './db/schema/index.ts';
import { asSystem } from './db/scope.ts';
import { hashesAtOnce } from './areas/login/password.ts';
import { inWords } from './db/storage.ts';
import { areas as allAreas } from './areas/index.ts';
import { AttemptHub } from './areas/exam/hub.ts';
import { attemptSocketPath } from './areas/exam/tickets.ts';
import { LiveHub } from './areas/live/hub.ts';
import { UploadService } from './areas/upload/service.ts';
import { UploadStore } from './areas/upload/store.ts';
import type { Services } from './http/handle.ts';
import { followIssuedTokens } from './http/issuedTokens.ts';
import { KnownSessions } from './http/knownSessions.ts';
import { problemLine } from './http/log.ts';
import type { WriteLine } from './http/log.ts';
import { hashOf } from './http/sessionLife.ts';
import { Shares } from './http/shares.ts';
import { Throttle } from './http/throttle.ts';
import { Turns } from './http/turns.ts';
import { Turnstile } from './http/turnstile.ts';
import { jobsOf } from './jobs/jobs.ts';
import { startJobs } from './jobs/runner.ts';
import { uploadJobs } from './jobs/uploads.ts';
import { demandFreePort, listen } from './listen.ts';
import type { Served } from './listen.ts';
import { findFfmpeg } from './media/ffmpeg.ts';
import { Transcoder } from './media/transcoder.ts';
import { MediaSigner } from './media/urls.ts';
import { demoProviders } from './providers/demo/index.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Area } from './shared/area.ts';

export interface ServerOptions {
  readonly settings: Settings;
  /** An open database, which tests pass in. */
  readonly database?: OpenDatabase;
  readonly clock?: Clock;
  /** Fills an empty database; left out for a server that starts empty. */
  readonly seed?: (db: Database, seedDate: string) => Promise<void>;
  /** Whether to run scheduled jobs; tests run them themselves. */
  readonly jobs?: boolean;
  /** Milliseconds that running requests may take after a stop. */
  readonly drainMs?: number;
  readonly writeLine?: WriteLine;
  /** All areas when left out; tests pass their own. */
  readonly areas?: readonly Area[];
  readonly portalFolder?: string;
  readonly mediaFolder?: string;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly services: Services;
  /** Where the data is, as operators are told of it. */
  readonly place: string;
  /** Calls `tell` when the database has stopped by itself; then nothing can be answered any more. */
  readonly onStop: (tell: (why: Refusal) => void) => void;
  /** Lets running requests finish, then closes the database. */
  close(): Promise<void>;
}

const here = import.meta.dirname;

/**
 * Starts the server in this order, so that every connection gets an answer: database, demo data if it is
 * empty, app, listen.
 */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, writeLine = () => undefined, areas = allAreas } = options;
  const clock = options.clock ?? (() => Date.now() + settings.CLOCK_OFFSET_SECONDS * 1000);
  await demandFreePort(settings);
  const database =
    options.database ??
    (await openDatabase({
      databaseUrl: settings.DATABASE_URL || undefined,
      pool: settings.DATABASE_POOL,
      dataDir: settings.DATA_DIR,
    }));
  try {
    await migrate(database.db, clock());
    const db = await database.lower();
    if (options.seed !== undefined)
      await seedWhenEmpty({ db, place: database.place }, options.seed, settings, clock);
    const secret = await installationSecret(db);
    const store = new UploadStore(settings.DATA_DIR);
    const programs = findFfmpeg(settings.FFMPEG, process.env['PATH'] ?? '');
    const transcoder = new Transcoder({ db, clock, writeLine, store, programs });
    const uploads = new UploadService({ db, clock, secret, store, transcoding: transcoder });
    // Known sessions are used only with the embedded database, because with several processes a notification
    // may arrive after the next call.
    const known = database.engine === 'pglite' ? new KnownSessions() : undefined;
    await known?.follow(database.listen);
    const services = servicesOf(db, settings, clock, secret, writeLine, uploads, known, areas);
    await followIssuedTokens(services, database.listen, (error) => writeLine(problemLine(error, 'tokens')));
    const live = new LiveHub({ services, listen: database.listen, writeLine });
    await live.start();
    const attempts = new AttemptHub({ services, listen: database.listen, writeLine });
    await attempts.start();
    const app = createApp({
      services,
      live,
      portalFolder: options.portalFolder ?? resolve(here, '../../portal/dist'),
      mediaFolder: options.mediaFolder ?? resolve(here, '../media'),
      writeLine,
    });
    const served: Served = {
      request: app,
      upgrade: (incoming, socket, head) => {
        const isOfAttempt = incoming.url?.startsWith(attemptSocketPath) === true;
        (isOfAttempt ? attempts : live).upgrade(incoming, socket, head);
      },
    };
    const listening = await listen(served, settings, options.drainMs ?? 10_000);
    const kick = () => transcoder.kick();
    const all = [...jobsOf(areas), ...uploadJobs({ store, kick })];
    const jobs = options.jobs === true ? startJobs({ db, clock, writeLine, jobs: all }) : undefined;
    return {
      url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${listening.port}`,
      port: listening.port,
      services,
      place: database.place,
      onStop: database.onStop,
      close: async () => {
        await Promise.all([listening.stop(), live.stop(), attempts.stop(), jobs?.stop()]);
        await uploads.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw inWords(error, database.place);
  }
}

const minute = 60_000;

const servicesOf = (
  db: Database,
  settings: Settings,
  clock: Clock,
  secret: string,
  writeLine: WriteLine,
  uploads: UploadService,
  known: KnownSessions | undefined,
  areas: readonly Area[],
): Services => {
  const perMinute = (limit: number) => new Throttle({ limit, windowMs: minute }, clock);
  // The limit of an address is five times that of a session, because a whole company may be behind one
  // address.
  const openCalls = perMinute(settings.CALLS_PER_MINUTE * 5);
  return {
    db,
    settings,
    clock,
    secret,
    providers: settings.DEMO_PROVIDERS
      ? demoProviders({ db, secret, settings, writeLine })
      : { sms: undefined, identity: undefined },
    media: new MediaSigner(`media ${secret}`),
    calls: perMinute(settings.CALLS_PER_MINUTE),
    openCalls,
    tokens: new Turnstile({
      known: perMinute(settings.CALLS_PER_MINUTE),
      unknown: openCalls,
      nameOf: hashOf,
    }),
    // A browser polls every two seconds, but a phone scans a picture only once or twice.
    qrPolls: new Turnstile({ known: perMinute(60), unknown: perMinute(120) }),
    qrScans: new Turnstile({ known: perMinute(20), unknown: perMinute(60) }),
    beats: perMinute(240),
    takenEmails: new Throttle({ limit: 10, windowMs: 15 * minute }, clock),
    passwords: new Turns({ atOnce: hashesAtOnce, mostWaiting }),
    codes: new Turns({ atOnce: 4, mostWaiting }),
    shares: new Shares({ atOnce: callsAtOnce(settings), mostWaiting }),
    uploads,
    known,
    areas,
  };
};

/**
 * Calls of one session that are in work at the same time: a third of the connections, so that many calls of
 * one person leave some for others; two where there is only one connection, as in the embedded database.
 */
const callsAtOnce = ({ DATABASE_URL, DATABASE_POOL }: Settings): number =>
  Math.max(2, DATABASE_URL === '' ? 0 : Math.floor(DATABASE_POOL / 3));

/**
 * The longest queue: as many tasks as two cores can finish within the minute that a client waits, and more
 * people than one office has.
 */
const mostWaiting = 1200;

/**
 * Seeds in one transaction, so that a server killed meanwhile starts with an empty database again. Of several
 * processes on one PostgreSQL the first fills it; the others wait and find it filled. A database that has companies and
 * no `seedDate` is incomplete, so it is refused and nothing is added to it.
 */
const seedWhenEmpty = (
  { db, place }: Pick<OpenDatabase, 'db' | 'place'>,
  seed: NonNullable<ServerOptions['seed']>,
  settings: Settings,
  clock: Clock,
): Promise<void> =>
  asSystem(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7420002)`);
    const [done] = await tx.select().from(installation).where(eq(installation.name, 'seedDate'));
    if (done !== undefined) return;
    const [held] = await tx.select({ id: company.companyId }).from(company).limit(1);
    if (held !== undefined) {
      throw new Refusal(
        `${place} is not empty and holds no whole database: there are companies in it, but not the date that its first start wrote. Nothing in it was changed. Put the whole back-up in its place, or begin again with the demo companies: seed --reset.`,
      );
    }
    const seedDate = settings.SEED_DATE === 'today' ? dayOf(clock()) : settings.SEED_DATE;
    await seed(tx, seedDate);
    await tx.insert(installation).values({ name: 'seedDate', value: seedDate });
  });

/**
 * A random secret, made once and stored in the database, so that signed addresses stay valid after a restart
 * and in every process.
 */
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
