import type { AiChatMessage } from '@stoa/api/contract/ai';

/** What the person thought of an answer: helpful, not helpful, nothing yet. */
export type AssistantVote = 1 | -1 | 0;

/** One thing that was said. */
export type AssistantTurn =
  | { readonly kind: 'question'; readonly id: string; readonly text: string }
  /** An answer while it is written. */
  | { readonly kind: 'writing'; readonly id: string; readonly text: string }
  /** What had come of an answer when it was stopped. */
  | {
      readonly kind: 'part';
      readonly id: string;
      readonly text: string;
      /** Brings the rest; only of the last answer. */
      readonly onShowWhole?: (() => void) | undefined;
    }
  /** An answer that is whole; it keeps the `id` under which it was written. */
  | { readonly kind: 'answer'; readonly id: string; readonly message: AiChatMessage };

/** Why there is no answer: it did not arrive, too much was asked at once, or the server said why not. */
export type AssistantFailure =
  | { readonly kind: 'lost' | 'throttled' }
  | { readonly kind: 'refused'; readonly message: string };

/** There is no answer, and the way to ask once more. */
export interface AssistantTrouble {
  readonly failure: AssistantFailure;
  readonly onRetry?: (() => void) | undefined;
}
