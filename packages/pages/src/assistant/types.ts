import type { AiChatMessage } from '@stoa/api/contract/ai';

/** The person's rating of an answer: helpful, not helpful, or none yet. */
export type AssistantVote = 1 | -1 | 0;

/** One entry of a conversation: a question or an answer. */
export type AssistantTurn =
  | { readonly kind: 'question'; readonly id: string; readonly text: string }
  /** An answer while it is written. */
  | { readonly kind: 'writing'; readonly id: string; readonly text: string }
  /** An answer that was stopped, with the part that had arrived. */
  | {
      readonly kind: 'part';
      readonly id: string;
      readonly text: string;
      /** Loads the rest of the answer; set only for the last answer. */
      readonly onShowWhole?: (() => void) | undefined;
    }
  /** A complete answer; it keeps the `id` that it had while it was written. */
  | { readonly kind: 'answer'; readonly id: string; readonly message: AiChatMessage };

/**
 * Why there is no answer: it did not arrive, too many questions were asked at once, or the server said why.
 */
export type AssistantFailure =
  | { readonly kind: 'lost' | 'throttled' }
  | { readonly kind: 'refused'; readonly message: string };

/** Why there is no answer; shown with a button that asks again. */
export interface AssistantTrouble {
  readonly failure: AssistantFailure;
  readonly onRetry?: (() => void) | undefined;
}
