import { inspect } from 'node:util';
import { Refusal } from './refusal.ts';

/** What is told of an error: a refusal is one sentence, anything else is ours to explain and keeps its stack and causes. */
export function tellingOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  // What some libraries throw is no error: its fields are all that is known of it.
  return typeof error === 'string' ? error : inspect(error, { depth: 4 });
}

/** Ends the program. */
export function fail(error: unknown): never {
  process.stderr.write(`${tellingOf(error)}\n`);
  process.exit(1);
}
