import type { SessionStore } from '@stoa/api';

/**
 * Passwords of exams that were typed in this page, by `examId`. They are kept in memory only, and never in an
 * address.
 */
const typed = new Map<number, string>();
let generation = -1;

/** The passwords of a session; those of an earlier session are forgotten. */
export function passwordsOf(session: SessionStore): Map<number, string> {
  if (session.generation !== generation) {
    typed.clear();
    generation = session.generation;
  }
  return typed;
}
