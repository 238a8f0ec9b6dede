import { contract } from '../contract/all.ts';
import type { AnyCall, TusEndpoint } from '../contract/define.ts';

type Declared = AnyCall | TusEndpoint;

/** Whether an entry of the contract is a call with an envelope. */
export const isCall = (one: Declared): one is AnyCall => 'data' in one;

const isEndpoint = (one: Declared): one is TusEndpoint => 'protocol' in one;

const declared = Object.values(contract).flatMap((area): Declared[] => Object.values(area));

/** Every call that the contract declares. */
export const allCalls: readonly AnyCall[] = declared.filter(isCall);

/** Addresses of the contract that speak another protocol than the envelope's. */
export const endpoints: readonly TusEndpoint[] = declared.filter(isEndpoint);
