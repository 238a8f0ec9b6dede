import { contract } from '@stoa/api/contract/all';
import type { AnyCall, TusEndpoint } from '@stoa/api/contract/define';
import { handlers } from '../features/index.ts';

const answered = new Set<unknown>(handlers.map(({ call }) => call));

/** The calls of the contract without a handler. */
export const unbuilt = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<AnyCall | TusEndpoint>(calls).flatMap(([name, call]) =>
    'data' in call && !answered.has(call) ? [{ area, name, id: call.id }] : [],
  ),
);
