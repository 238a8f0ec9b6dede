import { contract } from '@stoa/api/contract/all';
import type { Calls } from '@stoa/api/contract/calls';
import type { AnyCall, TusEndpoint } from '@stoa/api/contract/define';

export type { Calls };

export type CallName = keyof Calls;

/** Names of the calls that demand a session. */
export type SessionCallName = {
  [Name in CallName]: Calls[Name]['auth'] extends 'session' ? Name : never;
}[CallName];

/** Names of the calls that work without a session. */
export type OpenCallName = Exclude<CallName, SessionCallName>;

const isCall = (declared: AnyCall | TusEndpoint): declared is AnyCall => 'data' in declared;

const byName: ReadonlyMap<string, AnyCall> = new Map(
  Object.values(contract)
    .flatMap((area) => Object.entries<AnyCall | TusEndpoint>(area))
    .flatMap(([name, declared]) => (isCall(declared) ? [[name, declared] as const] : [])),
);

export const isCallName = (name: string): name is CallName => byName.has(name);

export const isSessionCallName = (name: CallName): name is SessionCallName =>
  byName.get(name)?.auth === 'session';

const isNamed = <Name extends CallName>(call: AnyCall | undefined, name: Name): call is Calls[Name] =>
  call !== undefined && call === byName.get(name);

/** The call of the contract with this name. */
export function callNamed<Name extends CallName>(name: Name): Calls[Name] {
  const call = byName.get(name);
  if (!isNamed(call, name)) throw new Error(`The contract has no call ${name}.`);
  return call;
}

/** Names of all calls, in the order of the contract. */
export const callNames: readonly CallName[] = [...byName.keys()].filter(isCallName);
