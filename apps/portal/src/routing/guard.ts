import { loginAddress, type Address } from '../boot/loginAddress.ts';
import type { RouteTable } from './table.ts';
import type { Gate, ScreenRoute } from './types.ts';

/** What the guard needs to know about the person. */
export interface Visitor {
  readonly loggedIn: boolean;
  /** State of loading the user information and the company's configuration. */
  readonly person: 'out' | 'ended' | 'loading' | 'ready' | 'failed';
  readonly hasCompany: boolean;
  /** Whether a gate is open, by the company's flags and the person's rights. */
  readonly allows: (gate: Exclude<Gate, 'company'>) => boolean;
}

export type Verdict =
  | { readonly kind: 'page'; readonly route: ScreenRoute; readonly to?: undefined }
  | { readonly kind: 'redirect'; readonly to: string; readonly route?: undefined }
  | {
      readonly kind:
        | 'notFound'
        | 'wait'
        | 'failed'
        | 'noCompany'
        | 'closed'
        | 'noAccess'
        | 'incomplete'
        | 'notOffered';
      readonly route?: undefined;
      readonly to?: undefined;
    };

const present = (query: URLSearchParams, name: string): boolean => {
  const value = query.get(name) ?? '';
  return /(^id|Id)$/.test(name) ? /^[1-9]\d{0,15}$/.test(value) : value.trim() !== '';
};

/** The state for a gate that is not a module of the company. */
const closedBy: Readonly<Partial<Record<Gate, 'noCompany' | 'noAccess'>>> = {
  company: 'noCompany',
  teaching: 'noAccess',
};

/**
 * Decides what an address shows. Checks the session first, then the person, the company, flags and rights,
 * the calls of the back end, and the parameters.
 */
export function guard(table: RouteTable, address: Address, visitor: Visitor): Verdict {
  const { pathname, search, hash } = address;
  const match = table.match(pathname);
  if (!match) return { kind: 'notFound' };
  const { route, param = '' } = match;
  if (route.redirect !== undefined) return { kind: 'redirect', to: route.redirect + search + hash };

  if (route.auth === 'session') {
    if (!visitor.loggedIn) {
      return {
        kind: 'redirect',
        to: loginAddress(address, visitor.person === 'ended' ? 'expired' : undefined),
      };
    }
    if (visitor.person === 'failed') return { kind: 'failed' };
    if (visitor.person !== 'ready') return { kind: 'wait' };
    for (const gate of [...(route.gates ?? []), ...(route.gatesOf?.[param] ?? [])]) {
      if (gate === 'company' ? !visitor.hasCompany : !visitor.allows(gate)) {
        const kind = closedBy[gate] ?? 'closed';
        // When the back end does not offer the page, it is unavailable to people with the right as well.
        return { kind: kind === 'noAccess' && !table.serves(route) ? 'notOffered' : kind };
      }
    }
  }
  if (!table.serves(route)) return { kind: 'notOffered' };
  const query = new URLSearchParams(search);
  if (route.requires?.some((name) => !present(query, name))) return { kind: 'incomplete' };
  return { kind: 'page', route };
}
