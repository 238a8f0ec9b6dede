import { emitter } from '@stoa/domain/kernel';
import { UploadStatus } from '@stoa/domain';
import { faultOf, uploadFailure } from './failure.ts';
import {
  initialState,
  isUnfinished,
  reduce,
  type UploadEntry,
  type UploadEvent,
  type UploadResult,
  type UploadTask,
} from './machine.ts';
import { createMeter } from './speed.ts';

/** The functions and the signal that a sender gets for each start of a file. */
export interface SendContext {
  readonly file: File;
  /** Aborts when this transfer is over: paused, cancelled, logged out or offline. */
  readonly signal: AbortSignal;
  /** Reports the bytes that have arrived or are being sent. */
  readonly progress: (sent: number) => void;
  /** Reports that the server has lost its part, so that the file is sent from the beginning. */
  readonly restart: () => void;
}

/** Sends one kind of file. */
export interface Sender {
  readonly pausable: boolean;
  /** Sends a file. Settles soon after the signal aborts; rejects with an `UploadFailure` when it gives up. */
  readonly send: (context: SendContext) => Promise<UploadResult>;
  /** Deletes the server's part of a file that is no longer wanted; never rejects. */
  readonly clean: (file: File) => Promise<void>;
}

export interface EngineOptions {
  /** How many files are sent at once. */
  readonly parallel?: number;
  readonly now?: () => number;
  /** Whether this device has a connection; by default `navigator.onLine`. */
  readonly online?: () => boolean;
  /** Where `online`, `offline` and `beforeunload` arrive; the window by default. */
  readonly events?: EventTarget;
}

interface Job {
  readonly file: File;
  /** The file's state when it was chosen; a browser reports the state that the file has now. */
  readonly chosen: string;
  readonly sender: Sender;
}

interface Run {
  readonly run: number;
  readonly stop: AbortController;
}

const windowOrNone = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window);
const ask = (event: Event): void => event.preventDefault();

const stateOf = ({ name, size, lastModified }: File): string => [lastModified, size, name].join();

/** Starts and stops transfers so that they match the state of the machine, which decides everything. */
export function createEngine(options: EngineOptions = {}) {
  const { parallel = 2, now = () => performance.now(), events = windowOrNone() } = options;
  const { online = () => globalThis.navigator?.onLine ?? true } = options;
  const jobs = new Map<string, Job>();
  const running = new Map<string, Run>();
  /** The end of each file's last transfer, because the next transfer of the same file has to wait for it. */
  const endings = new Map<string, Promise<void>>();
  const changed = emitter();
  let state = initialState(parallel, online());
  let asking = false;
  let made = 0;

  async function work(id: string, { file, chosen, sender }: Job, { run, stop }: Run): Promise<void> {
    const { signal } = stop;
    const meter = createMeter(file.size, now);
    const progress = (sent: number): void => {
      const measure = signal.aborted ? undefined : meter(sent);
      if (measure !== undefined) dispatch({ type: 'progress', id, run, ...measure });
    };
    const restart = (): void => dispatch({ type: 'restart', id, run });
    try {
      // A file may wait for minutes until it is sent, for others or because it was paused.
      if (stateOf(file) !== chosen) throw uploadFailure('unreadable');
      const result = await sender.send({ file, signal, progress, restart });
      dispatch({ type: 'end', id, run, result });
    } catch (error) {
      // When the transfer was stopped, the state already knows it and ignores this event because of its
      // `run`.
      dispatch({ type: 'fail', id, run, fault: faultOf(error) });
    }
  }

  function start(id: string, job: Job, run: number): void {
    const one: Run = { run, stop: new AbortController() };
    running.set(id, one);
    const before = endings.get(id) ?? Promise.resolve();
    const ended = before.then(() => (one.stop.signal.aborted ? undefined : work(id, job, one)));
    endings.set(id, ended);
  }

  function obey(): void {
    const wanted = new Map(
      state.entries.flatMap((entry) =>
        entry.status === UploadStatus.Uploading ? [[entry.id, entry.run] as const] : [],
      ),
    );
    for (const [id, { run, stop }] of running) {
      if (wanted.get(id) === run) continue;
      running.delete(id);
      stop.abort();
    }
    for (const [id, run] of wanted) {
      const job = jobs.get(id);
      if (job !== undefined && !running.has(id)) start(id, job, run);
    }
    const kept = new Set(state.entries.map(({ id }) => id));
    for (const id of jobs.keys()) if (!kept.has(id)) jobs.delete(id);
  }

  function guard(): void {
    const busy = state.entries.some(isUnfinished);
    if (busy === asking) return;
    asking = busy;
    // The listener is added only while it is needed, because a page with this listener is not kept in the
    // browser's back-forward cache.
    if (busy) events.addEventListener('beforeunload', ask);
    else events.removeEventListener('beforeunload', ask);
  }

  function dispatch(event: UploadEvent): void {
    const next = reduce(state, event);
    if (next === state) return;
    state = next;
    obey();
    guard();
    changed.emit();
  }

  const hear = (): void => dispatch({ type: 'network', online: online() });
  events.addEventListener('online', hear);
  events.addEventListener('offline', hear);

  const known = (file: File, group: string): string | undefined =>
    state.entries.find(
      (entry) => entry.group === group && isUnfinished(entry) && jobs.get(entry.id)?.chosen === stateOf(file),
    )?.id;

  /** Removes a file from the list, and deletes the server's part of an unfinished one. */
  function take(id: string): void {
    const entry = state.entries.find((one) => one.id === id);
    const job = jobs.get(id);
    dispatch({ type: 'take', id });
    if (entry === undefined || job === undefined || entry.status === UploadStatus.End) return;
    void (endings.get(id) ?? Promise.resolve()).then(() => job.sender.clean(job.file));
  }

  return {
    get: (): readonly UploadEntry[] => state.entries,
    subscribe: changed.subscribe,
    /** Adds a file to the list and returns its id; a file that is being uploaded already keeps its id. */
    add(file: File, sender: Sender, group: string): string {
      const present = known(file, group);
      if (present !== undefined) return present;
      made += 1;
      const id = `upload-${made}`;
      const task: UploadTask = { id, name: file.name, size: file.size, pausable: sender.pausable, group };
      jobs.set(id, { file, chosen: stateOf(file), sender });
      dispatch({ type: 'add', tasks: [task] });
      return id;
    },
    pause: (id: string): void => dispatch({ type: 'pause', id }),
    resume: (id: string): void => dispatch({ type: 'resume', id }),
    retry: (id: string): void => dispatch({ type: 'retry', id }),
    take,
    /** Stops and removes all uploads, or those of one place. The server keeps its part. */
    leave: (group?: string): void => dispatch({ type: 'leave', ...(group === undefined ? {} : { group }) }),
    dispose(): void {
      dispatch({ type: 'leave' });
      events.removeEventListener('online', hear);
      events.removeEventListener('offline', hear);
      changed.clear();
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;
