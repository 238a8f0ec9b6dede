import { contract } from '@stoa/api/contract/all';
import type { AnyCall, TusEndpoint } from '@stoa/api/contract/define';

/** A call with the name that it has in `@stoa/api/contract`. */
export interface NamedCall {
  readonly name: string;
  readonly call: AnyCall;
}

const declared = Object.values(contract).flatMap((area) => Object.entries<AnyCall | TusEndpoint>(area));

const numberOf = (id: string): number => (id.startsWith('S') ? 0 : 1000) + Number(id.slice(1));

/** Every call of the contract, in the order of its id. */
export const calls: readonly NamedCall[] = declared
  .flatMap(([name, call]) => ('data' in call ? [{ name, call }] : []))
  .toSorted((one, other) => numberOf(one.call.id) - numberOf(other.call.id));

/** Addresses that use the tus protocol instead of the envelope. */
export const endpoints: readonly { readonly name: string; readonly endpoint: TusEndpoint }[] =
  declared.flatMap(([name, endpoint]) => ('protocol' in endpoint ? [{ name, endpoint }] : []));

/**
 * `specification`: its calls, checked only by the specification. `core`: the same calls, checked by the whole
 * contract. `full`: every call of the contract.
 */
export const profiles = ['specification', 'core', 'full'] as const;
export type Profile = (typeof profiles)[number];

export const isOfSpec = (id: string): boolean => id.startsWith('S');

export const callsOf = (profile: Profile): readonly NamedCall[] =>
  profile === 'full' ? calls : calls.filter(({ call }) => isOfSpec(call.id));
