import * as v from 'valibot';
import type { ApiError } from '../client/errors.ts';
import { LiveMessageKind } from '../contract/live.ts';

/** Kinds of messages that a person may send. */
export const saidKinds = [LiveMessageKind.Text, LiveMessageKind.Question, LiveMessageKind.Answer] as const;
export type SaidKind = (typeof saidKinds)[number];

/** The content of a message that a person sends. */
export interface Words {
  readonly text: string;
  readonly kind: SaidKind;
  /** The `messageId` of the message that it answers. */
  readonly replyTo?: number | undefined;
}

export const saidMessage = v.object({
  /** Stays the same however often the message is sent, so that the server stores it once. */
  key: v.string(),
  text: v.string(),
  kind: v.picklist(saidKinds),
  replyTo: v.optional(v.number()),
  /** When it was typed, in epoch milliseconds. */
  at: v.number(),
});

/** A message that the server has not acknowledged yet. */
export type SaidMessage = v.InferOutput<typeof saidMessage>;

/** Why the server has refused a message, as in its answer. */
export const refusal = v.object({ code: v.number(), msg: v.string(), status: v.number() });

/**
 * A message of this person that the log does not show yet. Once it is `sent`, the log will show it as
 * everybody sees it.
 */
export type Outgoing =
  | (SaidMessage & { readonly state: 'sending' })
  | (SaidMessage & { readonly state: 'sent'; readonly messageId: number })
  /**
   * `error.kind` is `business` when the server has refused the message with a reason; every other kind is a
   * failure of the connection.
   */
  | (SaidMessage & { readonly state: 'failed'; readonly error: ApiError });
