import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import type { TestAnswer } from './server.ts';

/** Where an answer is not what the contract promises; nothing when all is well. */
export function brokenPromises(call: AnyCall, { data }: TestAnswer): string[] {
  const checked = v.safeParse(call.data, data);
  return checked.success
    ? []
    : checked.issues.map((issue) => `${v.getDotPath(issue) ?? call.id}: ${issue.message}`);
}
