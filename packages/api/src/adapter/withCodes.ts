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
 * Fits calls to a back end that writes some codes otherwise than the contract. The codes are translated where
 * fields have the contract's names: a request's before `adapt` gets it, an answer's after `adapt` has read it.
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
