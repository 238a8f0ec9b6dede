import { inspect } from 'node:util';
import { Refusal } from './refusal.ts';

/** Text for the operator: one sentence for a refusal; any other error is a bug and keeps its stack and causes. */
export function tellingOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  // Some libraries throw plain objects instead of errors; their fields are printed.
  return typeof error === 'string' ? error : inspect(error, { depth: 4 });
}

/** Prints the error and ends the program. */
export function fail(error: unknown): never {
  process.stderr.write(`${tellingOf(error)}\n`);
  process.exit(1);
}
