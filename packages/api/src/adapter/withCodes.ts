import type { CodeTranslation } from '@stoa/domain';
import type { Adapt } from '../client/adapt.ts';
import { parseText, type RawAnswer } from '../client/answer.ts';
import { isRecord } from '../record.ts';

function translated(answer: RawAnswer, read: CodeTranslation['read']): RawAnswer {
  const envelope = parseText(answer.text);
  return isRecord(envelope) && 'data' in envelope
    ? { ...answer, text: JSON.stringify({ ...envelope, data: read(envelope['data']) }) }
    : answer;
}

/**
 * Translates codes for a back end whose codes differ from the contract's. They are translated where fields
 * have the contract's names: in a request before `adapt` gets it, in an answer after `adapt` has read it.
 */
export const withCodes =
  ({ read, send }: CodeTranslation, adapt?: Adapt): Adapt =>
  (call, fields) => {
    const coded = send(fields);
    const { answer, ...sent } = adapt?.(call, coded) ?? { route: call, fields: coded };
    return {
      ...sent,
      answer: (raw) => {
        const came = answer?.(raw) ?? raw;
        return 'fault' in came ? came : translated(came, read);
      },
    };
  };
