/** How long after the deadline the server still accepts answers that were in transit, in milliseconds. */
export const bellGraceMs = 30_000;

/** The set of answers that is stored of an attempt, or of a questionnaire that is not handed in. */
export interface StoredSet {
  /** Number of the set; 0 before the first one. */
  readonly seq: number;
  /** The window that wrote it; undefined before the first set, and when a client does not send it. */
  readonly writer?: string | undefined;
}

/** A set of answers that a window wants to store. */
export interface SentSet {
  /** Number of the set; each set of a window has a larger one than the set before. */
  readonly seq: number;
  /** A text that identifies this window. */
  readonly writer?: string | undefined;
  /**
   * Number of the stored set on which this one is based; a window that does not send it wins by `seq` alone.
   */
  readonly baseSeq?: number | undefined;
}

/**
 * What happens to a set: it is stored, it was stored already, or it lacks what another window has stored
 * meanwhile.
 */
export type SaveJudgement = 'STORE' | 'REPEATED' | 'OVERTAKEN';

/**
 * Whether a set of answers replaces the stored one. An older or equal `seq` never does. A larger one does not
 * either if another window has written since the set was made, because it would overwrite that window's
 * answers; the sender then joins both and sends again.
 */
export function judgeSave(stored: StoredSet, sent: SentSet): SaveJudgement {
  const isOwn = stored.writer === sent.writer;
  if (sent.seq <= stored.seq) return isOwn ? 'REPEATED' : 'OVERTAKEN';
  const isCurrent = isOwn || sent.baseSeq === undefined || sent.baseSeq >= stored.seq;
  return isCurrent ? 'STORE' : 'OVERTAKEN';
}
