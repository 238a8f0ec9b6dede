import { DrizzleQueryError } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';

/** Why a database cannot store anything; `stopped` is one that has stopped by itself, or that does not answer. */
export type StorageFault = 'full' | 'readOnly' | 'damaged' | 'stopped';

export interface StorageTrouble {
  readonly fault: StorageFault;
  /** Message of the system or of PostgreSQL, which contains no rows. */
  readonly detail: string;
}

/** Thrown instead of an answer by a database that has stopped by itself, or that does not answer. */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped';
}

/** Codes of a PostgreSQL that is ending or not there yet, and of the driver when it has no connection to it. */
const awayCodes: ReadonlySet<unknown> = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
]);

/**
 * The same error, or `DatabaseStopped` for the failure of a transaction whose PostgreSQL does not answer: it ends,
 * for instance, when there is no room for its log. `error` is the driver's own, or that of a failed query.
 */
export function stoppedOr(error: unknown): unknown {
  const own = error instanceof DrizzleQueryError ? error.cause : error;
  return own instanceof Error && 'code' in own && awayCodes.has(own.code)
    ? new DatabaseStopped(own.message, { cause: own })
    : error;
}

/** Error codes of the system, and the numbers that the embedded database's file system uses for them. */
const systemFaults: ReadonlyMap<string, StorageFault> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'readOnly'],
  ['EACCES', 'readOnly'],
  ['EPERM', 'readOnly'],
  ['EIO', 'damaged'],
]);
const numbers: ReadonlyMap<number, string> = new Map([
  [51, 'ENOSPC'],
  [19, 'EDQUOT'],
  [69, 'EROFS'],
  [2, 'EACCES'],
  [63, 'EPERM'],
  [29, 'EIO'],
]);

const damagedCatalogue =
  /catalog is missing|^cache lookup failed|^could not open relation|^(missing|unexpected) chunk|^invalid memory alloc/;

/** Maps an SQLSTATE of PostgreSQL: resources (53…), a read-only database, and data that cannot be read. */
function faultOfState(state: string, message: string): StorageFault | undefined {
  if (state.startsWith('53')) return 'full';
  if (state === '25006') return 'readOnly';
  // A missing right on a table has the same SQLSTATE as a file that cannot be written, so the message
  // decides.
  if (state === '42501') return message.startsWith('could not ') ? 'readOnly' : undefined;
  // PostgreSQL has no SQLSTATE of its own for a damaged catalogue, so the message decides here as well.
  if (state === 'XX000') return damagedCatalogue.test(message) ? 'damaged' : undefined;
  return ['58030', '58P01', 'XX001', 'XX002'].includes(state) ? 'damaged' : undefined;
}

/** Finds in an error, or in its causes, that the storage is full, read-only or damaged. */
export function storageTroubleOf(error: unknown): StorageTrouble | undefined {
  let one = error;
  for (let depth = 0; depth < 10 && typeof one === 'object' && one !== null; depth += 1) {
    const message = 'message' in one && typeof one.message === 'string' ? one.message : '';
    if (one instanceof DatabaseStopped) {
      return { fault: faultInWords(message) ?? 'stopped', detail: message };
    }
    const code = 'code' in one ? one.code : undefined;
    const errno = 'errno' in one && one.constructor.name === 'ErrnoError' ? one.errno : undefined;
    const name = typeof errno === 'number' ? numbers.get(errno) : code;
    if (typeof name === 'string') {
      const fault = systemFaults.get(name) ?? faultOfState(name, message);
      if (fault !== undefined) return { fault, detail: message === '' ? name : message };
    }
    one = 'cause' in one ? one.cause : undefined;
  }
  return undefined;
}

/** Finds a storage fault in a message of PostgreSQL that has no SQLSTATE. */
export function faultInWords(text: string): StorageFault | undefined {
  if (/No space left on device|quota exceeded/i.test(text)) return 'full';
  if (/Read-only file system|Permission denied/i.test(text)) return 'readOnly';
  return undefined;
}

const whatToDo = {
  full: 'Make room there and start again; what was stored before is kept.',
  readOnly: 'Give this account the right to write there, or choose another place.',
  damaged:
    'Put the whole back-up in its place, or choose another place; nothing was thrown away or filled in again.',
  stopped: 'Start again; what was answered before is kept.',
} as const satisfies Record<StorageFault, string>;

const whatIsWrong = {
  full: 'is full',
  readOnly: 'cannot be written',
  damaged: 'is damaged',
  stopped: 'could not go on',
} as const satisfies Record<StorageFault, string>;

/** The fault as a sentence without the place, for the log of a running server. */
export const troubleInWords = ({ fault, detail }: StorageTrouble): string =>
  `the storage ${whatIsWrong[fault]} (${detail})`;

/** The fault as a sentence for the operator: the place, the fault, and what to do about it. */
export const storageRefusal = (place: string, { fault, detail }: StorageTrouble): Refusal =>
  new Refusal(`${place} ${whatIsWrong[fault]} (${detail}). ${whatToDo[fault]}`);

/** The same error, or a sentence if it is about the storage of `place`. */
export function inWords(error: unknown, place: string): unknown {
  if (error instanceof Refusal) return error;
  const trouble = storageTroubleOf(error);
  return trouble === undefined ? error : storageRefusal(place, trouble);
}
