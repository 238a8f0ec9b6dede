import type { AiChatMessage } from '@stoa/api/contract/ai';
import type { ServerEvent } from '../../http/handle.ts';

/** A piece ends with a clause, or after a number of characters if the clause is longer. */
const clause =
  /[^，。！？；：、,.!?;:\n]{1,40}(?:[，。！？；：、,.!?;:]+[*”》）)\s]*|\n+)?|[，。！？；：、,.!?;:\n]+\s*/gu;

/** Cuts the text into pieces that can be shown one after the other; joined they are the text again. */
export const piecesOf = (text: string): string[] => text.match(clause) ?? [];

/** Sends a stored answer as a stream (`chatSend` with `stream`). */
export function* eventsOf(message: AiChatMessage): Generator<ServerEvent> {
  for (const text of piecesOf(message.text)) yield { event: 'delta', data: { text } };
  yield { event: 'done', data: { message } };
}
