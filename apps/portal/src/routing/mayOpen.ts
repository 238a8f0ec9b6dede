import type { GlobalConfig, SessionFields, TenantTraits } from '@stoa/domain';
import { opens } from './gates.ts';
import { guard } from './guard.ts';
import type { RouteTable } from './table.ts';

/** The facts that decide which pages a person who is logged in may open. */
export interface Rights {
  readonly table: RouteTable;
  readonly session: SessionFields;
  readonly flags: GlobalConfig;
  readonly traits: TenantTraits;
}

/** Whether a path shows a page to the person, without any parameters. */
export function mayOpen(path: string, { table, session, flags, traits }: Rights): boolean {
  const verdict = guard(
    table,
    { pathname: path, search: '', hash: '' },
    {
      loggedIn: true,
      person: 'ready',
      hasCompany: session.hasCompany,
      allows: (gate) => opens(gate, session, flags, traits),
    },
  );
  return verdict.kind === 'page';
}
