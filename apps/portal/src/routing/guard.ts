import { loginAddress, type Address } from './loginAddress.ts';
import { indexOf, matchRoute, type RouteMatch } from './match.ts';
import type { Gate, RouteRow } from './types.ts';

/** What the guard needs to know about the person. */
export interface Visitor {
  readonly loggedIn: boolean;
  /** Whether user information and company configuration have arrived. */
  readonly person: 'out' | 'loading' | 'ready' | 'failed';
  readonly hasCompany: boolean;
  /** Company flags and rights, as far as a gate asks for them. */
  readonly allows: (gate: Exclude<Gate, 'company'>) => boolean;
}

export type Verdict =
  | { readonly kind: 'page'; readonly match: RouteMatch }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'noCompany' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'incomplete' };

const present = (query: URLSearchParams, name: string): boolean => {
  const value = query.get(name) ?? '';
  return /(^id|Id)$/.test(name) ? /^[1-9]\d{0,15}$/.test(value) : value.trim() !== '';
};

/** Decides what an address shows, in the order of screens.md 18. */
export function guard(table: readonly RouteRow[], address: Address, visitor: Visitor): Verdict {
  const { pathname, search, hash } = address;
  const match = matchRoute(table, pathname);
  if (!match) return { kind: 'notFound' };
  const { row } = match;

  if (row.redirect) return { kind: 'redirect', to: row.redirect + search + hash };
  const index = indexOf(table, row);
  if (index) return { kind: 'redirect', to: index + search + hash };
  if (!row.screen) return { kind: 'notFound' };

  if (row.auth === 'session') {
    if (!visitor.loggedIn) return { kind: 'redirect', to: loginAddress(address) };
    if (visitor.person === 'failed') return { kind: 'failed' };
    if (visitor.person !== 'ready') return { kind: 'wait' };
    for (const gate of [...(row.gates ?? []), ...(row.gatesOf?.[match.param ?? ''] ?? [])]) {
      if (gate === 'company' ? !visitor.hasCompany : !visitor.allows(gate)) {
        return { kind: gate === 'company' ? 'noCompany' : 'closed' };
      }
    }
  }
  const query = new URLSearchParams(search);
  if (row.requires?.some((name) => !present(query, name))) return { kind: 'incomplete' };
  return { kind: 'page', match };
}
