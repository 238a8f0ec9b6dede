/** Who wrote a message, with the values of `LiveMessage.role`. */
export const chatRoles = ['LEARNER', 'LECTURER', 'ADMIN'] as const;
export type ChatRole = (typeof chatRoles)[number];

/** State of a message that is being sent. Only its sender sees `sending` and `failed`. */
export const chatDeliveries = ['sent', 'sending', 'failed'] as const;
export type ChatDelivery = (typeof chatDeliveries)[number];

/** Why nobody can write: `muted` by the lecturer, or the room is `readOnly`. */
export const chatClosings = ['muted', 'readOnly'] as const;
export type ChatClosing = (typeof chatClosings)[number];

export interface ChatQuote {
  name: string;
  text: string;
}

export interface ChatMessage {
  readonly kind: 'message';
  /** Set by the parent. Keep the same id before and after sending, so that the row is not replaced. */
  readonly id: string;
  readonly name: string;
  readonly avatarUrl?: string | undefined;
  readonly role: ChatRole;
  readonly mine: boolean;
  readonly text: string;
  /** When it was sent, in epoch milliseconds. */
  readonly time: number;
  readonly delivery?: ChatDelivery | undefined;
  /** Marks a question to the lecturer, or an answer to one. */
  readonly mark?: 'question' | 'answer' | undefined;
  readonly replyTo?: ChatQuote | undefined;
}

/** A message, a notice of the room, or the place of a deleted message. */
export type ChatEntry =
  | ChatMessage
  | { readonly kind: 'notice'; readonly id: string; readonly text: string; readonly time: number }
  | { readonly kind: 'deleted'; readonly id: string; readonly time: number };

const togetherMs = 3 * 60_000;

/**
 * Whether a message follows one of the same person within three minutes, so that the name need not be repeated.
 */
export const continues = (entry: ChatEntry, before: ChatEntry | undefined): boolean =>
  entry.kind === 'message' &&
  before?.kind === 'message' &&
  entry.name === before.name &&
  entry.role === before.role &&
  entry.mine === before.mine &&
  entry.time - before.time < togetherMs;

/** The entries by others that are newer than the known ones. */
export const newsOf = (entries: readonly ChatEntry[], known: ReadonlySet<string>): ChatEntry[] => {
  const last = entries.findLastIndex(({ id }) => known.has(id));
  return entries
    .slice(last + 1)
    .filter((entry) => entry.kind === 'notice' || (entry.kind === 'message' && !entry.mine));
};

/** The person's own messages that could not be sent. */
export const failuresOf = (entries: readonly ChatEntry[]): ChatMessage[] =>
  entries.flatMap((entry) => (entry.kind === 'message' && entry.delivery === 'failed' ? [entry] : []));

/** The rows to render: at most `max` rows before the index `end`. */
export const windowOf = (
  count: number,
  end: number | undefined,
  max: number,
): { from: number; to: number } => {
  const to = Math.min(count, Math.max(0, end ?? count));
  return { from: Math.max(0, to - Math.max(1, max)), to };
};

/**
 * The end of the window after a move by half a window. It is never so small that fewer than `max` rows would be
 * shown.
 */
export const movedEnd = (direction: 'back' | 'on', to: number, count: number, max: number): number => {
  const step = Math.max(1, Math.floor(max / 2));
  return direction === 'on' ? Math.min(count, to + step) : Math.max(Math.min(max, count), to - step);
};
