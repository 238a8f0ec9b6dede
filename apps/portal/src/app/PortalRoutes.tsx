import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Navigation } from './Navigation.tsx';
import type { RouteTable } from '../routing/table.ts';
import { RouteTableContext } from '../routing/tableContext.ts';
import { forgetOldWork } from '../session/forgetOldWork.ts';
import { usePortal } from '../session/portal.ts';
import { Screens } from './Screens.tsx';

/** A change of address must not hide the page that stands, and addresses below `*` mean what they will mean. */
const asLaterVersions = { v7_startTransition: true, v7_relativeSplatPath: true } as const;

export interface PortalRoutesProps {
  table: RouteTable;
  /** Whether the login page stood here before. */
  afterLogin: boolean;
}

/** Everything but the login page, which is a document of its own and carries no router. */
export default function PortalRoutes({ table, afterLogin }: PortalRoutesProps) {
  const portal = usePortal();
  useEffect(() => forgetOldWork(portal), [portal]);
  return (
    <RouteTableContext value={table}>
      <BrowserRouter future={asLaterVersions}>
        <Screens />
        <Navigation afterLogin={afterLogin} />
      </BrowserRouter>
    </RouteTableContext>
  );
}
