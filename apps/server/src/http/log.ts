import { storageTroubleOf, troubleInWords } from '../db/storage.ts';

/** Where the server writes; tests collect the lines instead. */
export type WriteLine = (line: string) => void;

export interface LineWriter {
  readonly writeLine: WriteLine;
  /** Writes what waits, before the process ends. */
  readonly flush: () => void;
}

/** How long a line waits for others, in milliseconds. */
const gathered = 10;

/**
 * Writes the lines of a moment together, in their order. Under load each write of its own takes about as long as
 * sending the answer.
 */
export function gatherLines(write: (text: string) => void): LineWriter {
  let waiting = '';
  const flush = (): void => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  };
  return {
    writeLine: (line) => {
      if (waiting === '') setTimeout(flush, gathered);
      waiting += `${line}\n`;
    },
    flush,
  };
}

export interface LoggedRequest {
  readonly time: number;
  readonly method: string;
  /** Path only: queries carry tokens, and a media path carries its signature. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

const signature = /^(\/media\/)[^/]+/;
const unprintable = /[^\x21-\x7e…]/g;

/** Lines of one millisecond begin alike, and writing a date takes longer than the rest of a line. */
function momentWriter(): (time: number) => string {
  let last = { time: Number.NaN, text: '' };
  return (time) => {
    if (time !== last.time) last = { time, text: new Date(time).toISOString() };
    return last.text;
  };
}
const moment = momentWriter();

/** A path without anything that opens a door (reliability 4). */
const harmless = (path: string): string =>
  path.replace(signature, '$1…').replaceAll(unprintable, '?').slice(0, 200);

/** Of a call as the contract has it: nothing to be made harmless. */
const plain = /^\/api\/[\w/-]{1,100}$/;

/** One line a request. */
export const requestLine = ({ time, method, path, status, ms }: LoggedRequest): string =>
  `${moment(time)} ${method} ${plain.test(path) ? path : harmless(path)} ${status} ${Math.round(ms)} ms`;

/** A failure for the operator. Parameters of queries stay out: they hold what people typed. */
export function problemLine(error: unknown, path: string): string {
  const trouble = storageTroubleOf(error);
  // Not a fault of the program, so where it came from helps nobody.
  if (trouble !== undefined) return `${path} failed: ${troubleInWords(trouble)}`;
  if (!(error instanceof Error)) return `${path} failed: ${typeof error}`;
  const message = error.message.split(/\n?params:/)[0] ?? '';
  const cause = error.cause instanceof Error ? ` | ${error.cause.message}` : '';
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6);
  return [`${path} failed: ${error.name}: ${message}${cause}`, ...frames].join('\n');
}
