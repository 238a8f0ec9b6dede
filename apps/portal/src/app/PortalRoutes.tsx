import { useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { forgetOldWork } from '../session/forgetOldWork.ts';
import { usePortal } from '../session/portal.ts';
import { routeTable } from '../areas/routes.tsx';
import { Navigation } from '../routing/Navigation.tsx';
import { RoutesContext } from '../routing/routesContext.ts';
import { Screens } from './Screens.tsx';

/** A change of address must not hide the page that stands, and addresses below `*` mean what they will mean. */
const asLaterVersions = { v7_startTransition: true, v7_relativeSplatPath: true } as const;

/** Everything but the login page, which is a document of its own and carries no router. */
export default function PortalRoutes({ afterLogin }: { afterLogin: boolean }) {
  const portal = usePortal();
  const { partnerCode } = portal.settings;
  const routes = useMemo(() => routeTable(partnerCode), [partnerCode]);
  useEffect(() => forgetOldWork(portal), [portal]);
  return (
    <RoutesContext value={routes}>
      <BrowserRouter future={asLaterVersions}>
        <Screens />
        <Navigation afterLogin={afterLogin} />
      </BrowserRouter>
    </RoutesContext>
  );
}
