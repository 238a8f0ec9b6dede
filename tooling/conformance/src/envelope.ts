import { ErrorCode, isValueOf } from '@stoa/domain';
import type { Answer } from './send.ts';
import type { Difference } from './shape.ts';

export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

const fault = (path: string, text: string): Difference => ({ weight: 'fault', path, text });

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? 'undefined';

/** Reads an envelope: HTTP 200 for every outcome, and HTTP 401 for a call without a session. */
export function envelopeOf(answer: Answer): {
  readonly envelope?: Envelope;
  readonly differences: readonly Difference[];
} {
  const { status, type, body, problem } = answer;
  if (problem !== undefined) return { differences: [fault('', `HTTP ${status}, ${problem}`)] };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { differences: [fault('', `HTTP ${status}, the body is no envelope: ${shown(body)}`)] };
  }
  const code: unknown = Reflect.get(body, 'code');
  const msg: unknown = Reflect.get(body, 'msg');
  const differences: Difference[] = [];
  if (!/^application\/json\b/i.test(type)) {
    differences.push(fault('', `is sent as ${type || 'nothing'}; application/json is expected`));
  }
  if (typeof msg !== 'string') differences.push(fault('msg', `is ${shown(msg)}; a text is expected`));
  if (typeof code !== 'number') {
    differences.push(fault('code', `is ${shown(code)}; a number is expected`));
    return { differences };
  }
  if (!('data' in body)) {
    differences.push(fault('data', 'is missing; without content it is null'));
  }
  if (!isValueOf(ErrorCode, code)) differences.push(fault('code', `is ${code}, which no document knows`));
  const expected = code === ErrorCode.NoToken ? 401 : code === ErrorCode.Server ? 500 : 200;
  if (status !== expected) {
    differences.push(fault('', `code ${code} comes with HTTP ${status}; HTTP ${expected} is expected`));
  }
  return {
    envelope: { code, msg: typeof msg === 'string' ? msg : '', data: Reflect.get(body, 'data') },
    differences,
  };
}
