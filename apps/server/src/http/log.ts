import { storageTroubleOf, troubleInWords } from '../db/storage.ts';

/** Writes a line of the log; tests collect the lines instead. */
export type WriteLine = (line: string) => void;

export interface LineWriter {
  readonly writeLine: WriteLine;
  /** Writes the waiting lines before the process ends. */
  readonly flush: () => void;
}

/** How long a line waits for others, in milliseconds. */
const gathered = 10;

/**
 * Writes lines that are logged shortly after each other in one piece, in their order, because under load a
 * separate write for each line takes about as long as sending the answer.
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
  /** The path alone, because queries contain tokens; the signature of a media path is removed. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

const signature = /^(\/media\/)[^/]+/;
const unprintable = /[^\x21-\x7e…]/g;

/**
 * Keeps the date text for lines of the same millisecond, because formatting a date takes longer than the rest
 * of a line.
 */
function momentWriter(): (time: number) => string {
  let last = { time: Number.NaN, text: '' };
  return (time) => {
    if (time !== last.time) last = { time, text: new Date(time).toISOString() };
    return last.text;
  };
}
const moment = momentWriter();

/** The path without signatures, because somebody who reads the log could open the file with one. */
const harmless = (path: string): string =>
  path.replace(signature, '$1…').replaceAll(unprintable, '?').slice(0, 200);

/** Paths of calls, which contain no secrets. */
const plain = /^\/api\/[\w/-]{1,100}$/;

/** The line that is logged for a request. */
export const requestLine = ({ time, method, path, status, ms }: LoggedRequest): string =>
  `${moment(time)} ${method} ${plain.test(path) ? path : harmless(path)} ${status} ${Math.round(ms)} ms`;

/** A failure for the operator. Parameters of queries are left out, because they contain what people typed. */
export function problemLine(error: unknown, path: string): string {
  const trouble = storageTroubleOf(error);
  // A storage fault is not a bug of the program, so its stack is left out.
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
