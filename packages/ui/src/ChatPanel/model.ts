/** Whose word it is (contract 5.7, `LiveMessage.role`). */
export const chatRoles = ['LEARNER', 'LECTURER', 'ADMIN'] as const;
export type ChatRole = (typeof chatRoles)[number];

/** Only the sender sees any but the first. */
export const chatDeliveries = ['sent', 'sending', 'failed'] as const;
export type ChatDelivery = (typeof chatDeliveries)[number];

/** Why nothing can be written. */
export const chatClosings = ['muted', 'readOnly'] as const;
export type ChatClosing = (typeof chatClosings)[number];

export interface ChatQuote {
  name: string;
  text: string;
}

export interface ChatMessage {
  readonly kind: 'message';
  /** The parent's; the same one before and after it was sent keeps the row. */
  readonly id: string;
  readonly name: string;
  readonly avatarUrl?: string | undefined;
  readonly role: ChatRole;
  readonly mine: boolean;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly delivery?: ChatDelivery | undefined;
  /** Marked as a question to the lecturer, or as its answer. */
  readonly mark?: 'question' | 'answer' | undefined;
  readonly replyTo?: ChatQuote | undefined;
}

/** Oldest first: what people say, what the room says, and what was taken back. */
export type ChatEntry =
  | ChatMessage
  | { readonly kind: 'notice'; readonly id: string; readonly text: string; readonly time: number }
  | { readonly kind: 'deleted'; readonly id: string; readonly time: number };

const togetherMs = 3 * 60_000;

/** Said by the same person right after: the name need not stand there again. */
export const continues = (entry: ChatEntry, before: ChatEntry | undefined): boolean =>
  entry.kind === 'message' &&
  before?.kind === 'message' &&
  entry.name === before.name &&
  entry.role === before.role &&
  entry.mine === before.mine &&
  entry.time - before.time < togetherMs;

/** What others have said beyond what was known; one's own words are not news. */
export const newsOf = (entries: readonly ChatEntry[], known: ReadonlySet<string>): ChatEntry[] => {
  const last = entries.findLastIndex(({ id }) => known.has(id));
  return entries
    .slice(last + 1)
    .filter((entry) => entry.kind === 'notice' || (entry.kind === 'message' && !entry.mine));
};

/** One's own words that did not go out. */
export const failuresOf = (entries: readonly ChatEntry[]): ChatMessage[] =>
  entries.flatMap((entry) => (entry.kind === 'message' && entry.delivery === 'failed' ? [entry] : []));

/** The rows to draw: at most `max`, up to `end` (exclusive). */
export const windowOf = (
  count: number,
  end: number | undefined,
  max: number,
): { from: number; to: number } => {
  const to = Math.min(count, Math.max(0, end ?? count));
  return { from: Math.max(0, to - Math.max(1, max)), to };
};

/** Where the window ends after half a window back or on; never before the first rows fill it. */
export const movedEnd = (direction: 'back' | 'on', to: number, count: number, max: number): number => {
  const step = Math.max(1, Math.floor(max / 2));
  return direction === 'on' ? Math.min(count, to + step) : Math.max(Math.min(max, count), to - step);
};
