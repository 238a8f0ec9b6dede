import { useCallback } from 'react';
import { useFlags, useTenantTraits } from '../session/company.ts';
import { useSession } from '../session/portal.ts';
import { mayOpen } from '../routing/mayOpen.ts';
import { useRouteTable } from '../routing/tableContext.ts';

/** Says of a path whether it shows a page to the person, so that nothing leads to one that is closed. */
export function useMayOpen(): (path: string) => boolean {
  const table = useRouteTable();
  const session = useSession();
  const flags = useFlags();
  const traits = useTenantTraits();
  return useCallback(
    (path) => mayOpen(path, { table, session, flags, traits }),
    [table, session, flags, traits],
  );
}
