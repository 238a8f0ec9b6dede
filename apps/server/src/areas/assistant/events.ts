import type { AiChatMessage } from '@stoa/api/contract/ai';
import type { ServerEvent } from '../../http/handle.ts';

/** Up to the end of a clause, or so much where there is none. */
const clause =
  /[^，。！？；：、,.!?;:\n]{1,40}(?:[，。！？；：、,.!?;:]+[*”》）)\s]*|\n+)?|[，。！？；：、,.!?;:\n]+\s*/gu;

/** The text in pieces that read well one after the other; together they are the text. */
export const piecesOf = (text: string): string[] => text.match(clause) ?? [];

/** A stored answer as a stream (contract X145). */
export function* eventsOf(message: AiChatMessage): Generator<ServerEvent> {
  for (const text of piecesOf(message.text)) yield { event: 'delta', data: { text } };
  yield { event: 'done', data: { message } };
}
