import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Navigation } from './Navigation.tsx';
import type { RouteTable } from '../routing/table.ts';
import { RouteTableContext } from '../routing/tableContext.ts';
import type { BackEnd } from '../session/backEnd.ts';
import { takeUpOldWork } from './takeUpOldWork.ts';
import { usePortal } from '../session/portal.ts';
import { Screens } from './Screens.tsx';

/**
 * Flags of the next major version of react-router: a navigation is a transition, so that the page shown stays
 * until the next one is ready, and links below a `*` route resolve as they will in version 7.
 */
const asLaterVersions = { v7_startTransition: true, v7_relativeSplatPath: true } as const;

export interface PortalRoutesProps {
  tableFor: (backEnd: BackEnd) => RouteTable;
  /** Whether the login page was shown in this document before. */
  afterLogin: boolean;
}

/** Every route but the login page, which is rendered without a router. */
export default function PortalRoutes({ tableFor, afterLogin }: PortalRoutesProps) {
  const portal = usePortal();
  const [table] = useState(() => tableFor(portal.backEnd));
  useEffect(() => takeUpOldWork(portal), [portal]);
  return (
    <RouteTableContext value={table}>
      <BrowserRouter future={asLaterVersions}>
        <Screens />
        <Navigation afterLogin={afterLogin} />
      </BrowserRouter>
    </RouteTableContext>
  );
}
