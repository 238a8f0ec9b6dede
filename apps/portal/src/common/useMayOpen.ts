import { useCallback } from 'react';
import { useFlags, useTenantTraits } from '../session/company.ts';
import { useSession } from '../session/portal.ts';
import { opens } from '../routing/gates.ts';
import { guard } from '../routing/guard.ts';
import { useRouteTable } from '../routing/tableContext.ts';

/** Says of an address whether it shows a page to the person, so that nothing leads to one that is closed. */
export function useMayOpen(): (path: string) => boolean {
  const table = useRouteTable();
  const session = useSession();
  const flags = useFlags();
  const traits = useTenantTraits();
  return useCallback(
    (path) => {
      const { kind } = guard(
        table,
        { pathname: path, search: '', hash: '' },
        {
          loggedIn: true,
          person: 'ready',
          hasCompany: session.hasCompany,
          allows: (gate) => opens(gate, session, flags, traits),
        },
      );
      return kind === 'page';
    },
    [table, session, flags, traits],
  );
}
