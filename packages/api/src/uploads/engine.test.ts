import { UploadStatus } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine, type Engine, type SendContext, type Sender } from './engine.ts';
import { uploadFailure } from './failure.ts';
import type { UploadEntry } from './machine.ts';

const full = process.env['STOA_FULL'] === '1';
const run = { seed: 20_261, numRuns: full ? 5_000 : 300 } as const;
const parallel = 2;

/** A transfer that the test moves, and that stops only when the test lets it. */
interface Trip {
  readonly context: SendContext;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const allowed: ReadonlySet<string> = new Set([
  '1→2',
  '2→1',
  '2→3',
  '2→4',
  '4→2',
  '4→1',
  '1→1',
  '2→2',
  '3→3',
  '4→4',
]);

/** The engine in a browser whose every event the test fires. Every change is checked against all rules. */
function createBrowser() {
  const events = new EventTarget();
  const trips = new Map<File, Trip>();
  const cleaned: File[] = [];
  const restarted = new Set<string>();
  const wrong: string[] = [];
  let online = true;

  const sender = (pausable: boolean): Sender => ({
    pausable,
    send: (context) => {
      if (trips.has(context.file)) wrong.push('two uploads of one file');
      return new Promise((resolve, reject) => {
        const over = (): void => void trips.delete(context.file);
        trips.set(context.file, {
          context,
          arrive: () => (over(), resolve({ kind: 'video', videoId: 7 })),
          fail: (error) => (over(), reject(error)),
        });
      });
    },
    clean: async (file) => void cleaned.push(file),
  });
  let clock = 0;
  // The clock advances fast enough that every report of progress is shown.
  const engine = createEngine({ parallel, events, online: () => online, now: () => (clock += 300) });

  let before = new Map<string, UploadEntry>();
  engine.subscribe(() => {
    const entries = engine.get();
    for (const entry of entries) {
      const last = before.get(entry.id);
      if (last === undefined) continue;
      // A published change may contain two steps, such as a retry that finds no free place.
      const way = `${last.status}→${entry.status}`;
      if (!allowed.has(way)) wrong.push(`the way ${way}`);
      if ('sent' in last && 'sent' in entry && entry.sent < last.sent && !restarted.delete(entry.id)) {
        wrong.push('progress fell');
      }
      if ('sent' in entry && entry.sent > entry.size) wrong.push('more than all');
    }
    const sending = entries.filter(({ status }) => status === UploadStatus.Uploading);
    if (sending.length > parallel) wrong.push('more at once than there is room');
    if (!online && sending.length > 0) wrong.push('sending without a connection');
    before = new Map(entries.map((entry) => [entry.id, entry]));
  });

  return {
    engine,
    events,
    trips,
    cleaned,
    wrong,
    restarted,
    sender,
    network(on: boolean) {
      online = on;
      events.dispatchEvent(new Event(on ? 'online' : 'offline'));
    },
    /** Ends every transfer that was asked to stop. */
    async settle() {
      await turns();
      for (const { context, fail } of trips.values()) {
        if (context.signal.aborted) fail(new DOMException('', 'AbortError'));
      }
      await turns();
    },
  };
}
type Browser = ReturnType<typeof createBrowser>;

/**
 * The facts that a person knows: the files that were added, and which of them must be paused, are uploaded or
 * were removed.
 */
interface Model {
  readonly files: Map<string, File>;
  readonly resting: Set<string>;
  readonly arrived: Set<string>;
  made: number;
}

type Command = fc.AsyncCommand<Model, Browser>;

const pick = (model: Model, at: number): string | undefined => [...model.files.keys()][at % model.files.size];
const entryOf = (engine: Engine, id: string): UploadEntry | undefined =>
  engine.get().find((entry) => entry.id === id);

/** A step that concerns one of the files, followed by a check of all rules. */
const step = (
  name: string,
  at: number,
  act: (model: Model, browser: Browser, id: string, file: File) => void | Promise<void>,
): Command => ({
  check: ({ files }) => files.size > 0,
  run: async (model, browser) => {
    const id = pick(model, at);
    const file = id === undefined ? undefined : model.files.get(id);
    if (id === undefined || file === undefined) return;
    await act(model, browser, id, file);
    await turns();
    look(model, browser);
  },
  toString: () => `${name}(${at})`,
});

const always = (name: string, act: (model: Model, browser: Browser) => void | Promise<void>): Command => ({
  check: () => true,
  run: async (model, browser) => {
    await act(model, browser);
    await turns();
    look(model, browser);
  },
  toString: () => name,
});

function look({ files, resting, arrived }: Model, { engine, trips, wrong }: Browser): void {
  expect(wrong).toEqual([]);
  expect(engine.get().map(({ id }) => id)).toEqual([...files.keys()]);
  for (const [id, file] of files) {
    const entry = entryOf(engine, id);
    const trip = trips.get(file);
    if (resting.has(id)) expect(entry?.status).toBe(UploadStatus.Wait);
    expect(entry?.status === UploadStatus.End).toBe(arrived.has(id));
    // A running transfer must have been asked to stop when its file is no longer wanted.
    if (trip !== undefined && entry?.status !== UploadStatus.Uploading)
      expect(trip.context.signal.aborted).toBe(true);
  }
}

const add = (pausable: boolean): Command =>
  always(`add(${pausable})`, (model, { engine, sender }) => {
    model.made += 1;
    const file = new File([new Uint8Array(100)], `${model.made}.mp4`);
    model.files.set(engine.add(file, sender(pausable), 'page'), file);
  });

const live = ({ trips }: Browser, file: File): Trip | undefined => {
  const trip = trips.get(file);
  return trip?.context.signal.aborted === false ? trip : undefined;
};

const at = fc.nat({ max: 7 });
const commands = [
  fc.boolean().map(add),
  fc.boolean().map(add),
  at.map((n) =>
    step('pause', n, (model, { engine }, id) => {
      engine.pause(id);
      const entry = entryOf(engine, id);
      if (entry?.status === UploadStatus.Wait && entry.paused) model.resting.add(id);
    }),
  ),
  at.map((n) =>
    step('resume', n, (model, { engine }, id) => {
      engine.resume(id);
      model.resting.delete(id);
    }),
  ),
  at.map((n) => step('retry', n, (_model, { engine }, id) => engine.retry(id))),
  at.map((n) =>
    step('cancel', n, async (model, browser, id, file) => {
      const before = entryOf(browser.engine, id);
      browser.engine.take(id);
      model.files.delete(id);
      model.resting.delete(id);
      model.arrived.delete(id);
      await browser.settle();
      if (browser.trips.has(file)) browser.wrong.push('a cancelled upload goes on');
      const isCleaned = browser.cleaned.includes(file);
      if (isCleaned !== (before?.status !== UploadStatus.End)) browser.wrong.push('cleaned what is to stay');
    }),
  ),
  fc
    .tuple(at, fc.integer({ min: -5, max: 120 }))
    .map(([n, sent]) =>
      step(`progress ${sent} of`, n, (_model, { trips }, _id, file) =>
        trips.get(file)?.context.progress(sent),
      ),
    ),
  at.map((n) =>
    step('restart', n, (_model, browser, id, file) => {
      if (live(browser, file) !== undefined) browser.restarted.add(id);
      browser.trips.get(file)?.context.restart();
      browser.restarted.delete(id);
    }),
  ),
  at.map((n) =>
    step('arrive', n, (model, browser, id, file) => {
      if (live(browser, file) !== undefined) model.arrived.add(id);
      browser.trips.get(file)?.arrive();
    }),
  ),
  fc
    .tuple(at, fc.constantFrom('network' as const, 'type' as const))
    .map(([n, kind]) =>
      step(`fail ${kind}`, n, (_model, { trips }, _id, file) => trips.get(file)?.fail(uploadFailure(kind))),
    ),
  fc.boolean().map((on) => always(`network(${on})`, (_model, browser) => browser.network(on))),
  fc.constant(always('settle', (_model, browser) => browser.settle())),
  fc.constant(
    always('leave', (model, { engine }) => {
      engine.leave();
      model.files.clear();
      model.resting.clear();
      model.arrived.clear();
    }),
  ),
];

describe('whatever a person, the network and the server do in whatever order', () => {
  test('a file changes its state only as allowed, is sent once at a time, and arrives in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 60 }), async (script) => {
        const browser = createBrowser();
        const model: Model = { files: new Map(), resting: new Set(), arrived: new Set(), made: 0 };
        await fc.asyncModelRun(() => ({ model, real: browser }), script);

        // From every state, all files that can be uploaded arrive, given a connection and enough time.
        const { engine } = browser;
        browser.network(true);
        for (const id of model.files.keys()) engine.resume(id);
        for (let round = 0; round < 2 * model.files.size + 2; round += 1) {
          for (const id of model.files.keys()) engine.retry(id);
          await browser.settle();
          for (const { context, arrive } of browser.trips.values()) if (!context.signal.aborted) arrive();
          await browser.settle();
        }
        expect(browser.wrong).toEqual([]);
        expect(browser.trips.size).toBe(0);
        for (const entry of engine.get()) {
          const isRefused = entry.status === UploadStatus.Error && entry.fault.kind === 'type';
          expect(isRefused || entry.status === UploadStatus.End).toBe(true);
        }
        engine.dispose();
      }),
      run,
    );
  });
});

/** Whether the browser would ask the person before leaving the page. */
const asks = (events: EventTarget): boolean =>
  !events.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the page asks before it is left while a file is waiting, paused or being sent, and at no other time', async () => {
  const browser = createBrowser();
  const { engine, events, trips, sender } = browser;
  expect(asks(events)).toBe(false);
  const file = new File(['film'], 'a.mp4');
  const id = engine.add(file, sender(true), 'page');
  await turns();
  expect(asks(events)).toBe(true);
  engine.pause(id);
  await browser.settle();
  expect(asks(events)).toBe(true);
  engine.resume(id);
  await browser.settle();
  trips.get(file)?.arrive();
  await turns();
  expect(engine.get()[0]?.status).toBe(UploadStatus.End);
  expect(asks(events)).toBe(false);
});

test('a file that is on its way already is not sent twice when it is chosen again', async () => {
  const { engine, sender, trips } = createBrowser();
  const made = { lastModified: 5 };
  const one = engine.add(new File(['film'], 'a.mp4', made), sender(true), 'page');
  expect(engine.add(new File(['film'], 'a.mp4', made), sender(true), 'page')).toBe(one);
  await turns();
  expect([engine.get().length, trips.size]).toEqual([1, 1]);
  engine.add(new File(['film'], 'a.mp4', made), sender(true), 'another place');
  await turns();
  expect(engine.get()).toHaveLength(2);
});

test('leaving one part of a page stops its files and no others, and deletes nothing on the server', async () => {
  const browser = createBrowser();
  const { engine, sender, trips, cleaned } = browser;
  const homework = new File(['a'], 'a.mp4');
  const avatar = new File(['b'], 'b.png');
  engine.add(homework, sender(true), 'homework');
  engine.add(avatar, sender(false), 'avatar');
  await turns();
  engine.leave('homework');
  expect(trips.get(homework)?.context.signal.aborted).toBe(true);
  expect(trips.get(avatar)?.context.signal.aborted).toBe(false);
  await browser.settle();
  expect(cleaned).toEqual([]);
});

test('a file that can no longer be read says so, and that trying again does not help', async () => {
  const { engine, sender, trips } = createBrowser();
  const file = new File(['film'], 'a.mp4');
  const id = engine.add(file, sender(true), 'page');
  await turns();
  trips.get(file)?.fail(new DOMException('', 'NotReadableError'));
  await turns();
  const failed = { status: UploadStatus.Error, fault: { kind: 'unreadable' } };
  expect(engine.get()[0]).toMatchObject(failed);
  engine.retry(id);
  expect(engine.get()[0]).toMatchObject(failed);
});

test('a file that changed while it waited is not sent, and says so', async () => {
  const { engine, sender, trips } = createBrowser();
  const file = new File(['film'], 'a.mp4', { lastModified: 5 });
  const id = engine.add(file, sender(true), 'page');
  engine.pause(id);
  await turns();
  Object.defineProperty(file, 'lastModified', { value: 6 });
  engine.resume(id);
  await turns();
  expect(engine.get()[0]).toMatchObject({ status: UploadStatus.Error, fault: { kind: 'unreadable' } });
  expect(trips.size).toBe(0);
});
