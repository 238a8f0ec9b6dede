import { UploadStatus, type FileRef } from '@stoa/domain';

/**
 * Why a file did not arrive.
 * - `network`: no connection for minutes.
 * - `type`, `size`: the server does not accept such a file.
 * - `content`: the server has found that the content does not match the type.
 * - `unreadable`: the file was moved, changed or locked after it was chosen.
 * - `notOffered`: the company does not offer this upload, or the person may not use it.
 * - `server`: any other refusal; `message` is the server's message, when it sent one.
 */
export const uploadFaults = [
  'network',
  'type',
  'size',
  'content',
  'unreadable',
  'notOffered',
  'server',
] as const;
export interface UploadFault {
  readonly kind: (typeof uploadFaults)[number];
  readonly message?: string;
}

/** Whether a second try may succeed. */
export const isRetryable = ({ kind }: UploadFault): boolean => kind === 'network' || kind === 'server';

/** The result of an upload, as the server has stored it. */
export type UploadResult =
  | { readonly kind: 'video'; readonly videoId: number }
  | { readonly kind: 'file'; readonly file: FileRef };

/** A file that a person wants to send. */
export interface UploadTask {
  readonly id: string;
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Whether the upload can be continued from the middle. */
  readonly pausable: boolean;
  /** Name of the page's upload place that it belongs to. */
  readonly group: string;
}

/** How far an upload is, by the four statuses of specification point 4. */
export type UploadStage =
  | { readonly status: typeof UploadStatus.Wait; readonly paused: boolean; readonly sent: number }
  | {
      readonly status: typeof UploadStatus.Uploading;
      /** Number of the start, so that events of an earlier start are ignored. */
      readonly run: number;
      /** Bytes that have arrived or are being sent; decreases only when the server has lost them. */
      readonly sent: number;
      /** Speed in bytes a second. */
      readonly speed?: number;
    }
  | { readonly status: typeof UploadStatus.End; readonly result: UploadResult }
  | { readonly status: typeof UploadStatus.Error; readonly fault: UploadFault; readonly sent: number };

export type UploadEntry = UploadTask & UploadStage;

export interface UploadState {
  /** All uploads, oldest first. */
  readonly entries: readonly UploadEntry[];
  readonly runs: number;
  readonly online: boolean;
  /** How many files are sent at once. */
  readonly parallel: number;
}

export type UploadEvent =
  | { readonly type: 'add'; readonly tasks: readonly UploadTask[] }
  | { readonly type: 'pause' | 'resume' | 'retry' | 'take'; readonly id: string }
  | {
      readonly type: 'progress';
      readonly id: string;
      readonly run: number;
      readonly sent: number;
      readonly speed?: number;
    }
  | { readonly type: 'restart'; readonly id: string; readonly run: number }
  | { readonly type: 'end'; readonly id: string; readonly run: number; readonly result: UploadResult }
  | { readonly type: 'fail'; readonly id: string; readonly run: number; readonly fault: UploadFault }
  | { readonly type: 'network'; readonly online: boolean }
  /** Stops and removes the uploads of one place, or all of them because the session has changed. */
  | { readonly type: 'leave'; readonly group?: string };

export const initialState = (parallel: number, online: boolean): UploadState => ({
  entries: [],
  runs: 0,
  online,
  parallel,
});

const taskOf = ({ id, name, size, pausable, group }: UploadEntry): UploadTask => ({
  id,
  name,
  size,
  pausable,
  group,
});

const waiting = (entry: UploadEntry, sent: number, paused: boolean): UploadEntry => ({
  ...taskOf(entry),
  status: UploadStatus.Wait,
  paused,
  sent,
});

const isRunning = (entry: UploadEntry) => entry.status === UploadStatus.Uploading;

function change(state: UploadState, id: string, to: (entry: UploadEntry) => UploadEntry): UploadState {
  return { ...state, entries: state.entries.map((entry) => (entry.id === id ? to(entry) : entry)) };
}

/** Changes the entry only if the event comes from its current transfer. */
function changeRun(
  state: UploadState,
  { id, run }: { id: string; run: number },
  to: (entry: UploadEntry & { status: typeof UploadStatus.Uploading }) => UploadEntry,
): UploadState {
  return change(state, id, (entry) =>
    entry.status === UploadStatus.Uploading && entry.run === run ? to(entry) : entry,
  );
}

const bytesIn = (sent: number, size: number): number =>
  Number.isFinite(sent) ? Math.min(size, Math.max(0, sent)) : 0;

function step(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'add': {
      const added = event.tasks.map((task) => waiting({ ...task, ...fresh }, 0, false));
      return { ...state, entries: [...state.entries, ...added] };
    }
    case 'pause':
      return change(state, event.id, (entry) => {
        if (entry.status === UploadStatus.Wait) return waiting(entry, entry.sent, true);
        return isRunning(entry) && entry.pausable ? waiting(entry, entry.sent, true) : entry;
      });
    case 'resume':
      return change(state, event.id, (entry) =>
        entry.status === UploadStatus.Wait && entry.paused ? waiting(entry, entry.sent, false) : entry,
      );
    case 'retry':
      return retried(state, event.id);
    case 'take':
      return { ...state, entries: state.entries.filter(({ id }) => id !== event.id) };
    case 'progress':
      return changeRun(state, event, (entry) => ({
        ...entry,
        sent: Math.max(entry.sent, bytesIn(event.sent, entry.size)),
        ...(event.speed === undefined ? {} : { speed: event.speed }),
      }));
    case 'restart':
      return changeRun(state, event, (entry) => ({ ...entry, sent: 0 }));
    case 'end':
      return changeRun(state, event, (entry) => ({
        ...taskOf(entry),
        status: UploadStatus.End,
        result: event.result,
      }));
    case 'fail':
      return changeRun(state, event, (entry) => ({
        ...taskOf(entry),
        status: UploadStatus.Error,
        fault: event.fault,
        sent: entry.sent,
      }));
    case 'network':
      return { ...state, online: event.online };
    case 'leave': {
      const { group } = event;
      const stays = (entry: UploadEntry) => group !== undefined && entry.group !== group;
      return { ...state, entries: state.entries.filter(stays) };
    }
    default:
      return event satisfies never;
  }
}

const fresh = { status: UploadStatus.Wait, paused: false, sent: 0 } as const;

function started(state: UploadState, entry: UploadEntry, sent: number): UploadState {
  const runs = state.runs + 1;
  const next: UploadEntry = { ...taskOf(entry), status: UploadStatus.Uploading, run: runs, sent };
  return { ...change(state, entry.id, () => next), runs };
}

function retried(state: UploadState, id: string): UploadState {
  const entry = state.entries.find((one) => one.id === id);
  const again = entry?.status === UploadStatus.Error && isRetryable(entry.fault);
  return again ? started(state, entry, entry.sent) : state;
}

/**
 * Puts uploads back to waiting when more are running than may: the latest first, and all of them without a
 * connection.
 */
function yielded(state: UploadState): UploadState {
  const running = state.entries.flatMap((entry) =>
    entry.status === UploadStatus.Uploading ? [entry.run] : [],
  );
  const room = state.online ? state.parallel : 0;
  const staying = new Set([...running].sort((one, other) => one - other).slice(0, room));
  if (staying.size === running.length) return state;
  const entries = state.entries.map((entry) =>
    entry.status === UploadStatus.Uploading && !staying.has(entry.run)
      ? waiting(entry, entry.sent, false)
      : entry,
  );
  return { ...state, entries };
}

/** Starts waiting uploads, oldest first, until as many run as may. */
function filled(state: UploadState): UploadState {
  if (!state.online || state.entries.filter(isRunning).length >= state.parallel) return state;
  const next = state.entries.find((entry) => entry.status === UploadStatus.Wait && !entry.paused);
  if (next?.status !== UploadStatus.Wait) return state;
  return filled(started(state, next, next.sent));
}

/**
 * The state of all uploads after an event. The statuses of one upload change only as 1→2, 2→1, 2→3, 2→4 and
 * 4→2; a retry that finds no free place goes 4→2→1 in one step.
 */
export const reduce = (state: UploadState, event: UploadEvent): UploadState =>
  filled(yielded(step(state, event)));

/** Whether leaving the page would interrupt the upload: it waits or is being sent, paused or not. */
export const isUnfinished = ({ status }: UploadEntry): boolean =>
  status === UploadStatus.Wait || status === UploadStatus.Uploading;
