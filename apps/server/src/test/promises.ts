import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import type { TestAnswer } from './server.ts';

/** The differences between an answer and the contract; empty when there are none. */
export function brokenPromises(call: AnyCall, { data }: TestAnswer): string[] {
  const checked = v.safeParse(call.data, data);
  return checked.success
    ? []
    : checked.issues.map((issue) => `${v.getDotPath(issue) ?? call.id}: ${issue.message}`);
}
