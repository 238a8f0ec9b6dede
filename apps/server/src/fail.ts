import { Refusal } from './refusal.ts';

/** Ends the program: a refusal is one sentence, anything else is ours to explain and keeps its stack. */
export function fail(error: unknown): never {
  const text =
    error instanceof Refusal ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
