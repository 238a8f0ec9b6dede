import type { ApiErrorKind } from '@stoa/api';
import { ownField } from '@stoa/domain/kernel';

/** Why something did not happen: the network failed, an answer could not be read, or anything else. */
export type Cause = 'network' | 'unreadable' | 'other';

/** The causes of failed calls; the others are refusals of the server and decisions of the page. */
const causes: ReadonlyMap<unknown, Cause> = new Map<ApiErrorKind, Cause>([
  ['network', 'network'],
  ['timeout', 'network'],
  ['envelope', 'unreadable'],
  ['shape', 'unreadable'],
]);

/**
 * The cause of any failure; a file of the portal that did not load counts as a failure of the network. Errors
 * are recognised by their names, because the login page loads this file too and must not load the client with
 * it.
 */
export function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) return 'other';
  if (error.name === 'ChunkError') return 'network';
  return (error.name === 'ApiError' && causes.get(ownField(error, 'kind'))) || 'other';
}
