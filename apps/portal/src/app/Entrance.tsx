import { isLoggedIn } from '@stoa/domain';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal, useSession } from '../session/portal.ts';
import { loginRoute } from '../areas/login/area.ts';
import { loadSignedIn, PortalRoutes } from './loadSignedIn.ts';
import { Screen } from '../routing/Screen.tsx';
import { entrancePath } from '../routing/entrance.ts';
import { Boundary } from '../common/Failure.tsx';
import { whenIdle } from '../kernel/idle.ts';
import { isLogin } from '../boot/loginAddress.ts';
import { Waiting } from '../common/Waiting.tsx';

/**
 * The login page, or the portal behind it. The login page is rendered outside the router: after a login the
 * portal replaces it, and returning to it always loads a new document, so its first load contains neither
 * router nor cache.
 */
export function Entrance() {
  const portal = usePortal();
  const { person, branding } = portal;
  const loggedIn = isLoggedIn(useSession());
  const { state } = useSyncExternalStore(person.subscribe, person.get);
  const { source } = useSyncExternalStore(branding.subscribe, branding.get);
  const [byLogin] = useState(() => isLogin(location.pathname));
  const [inside, setInside] = useState(!byLogin);

  useEffect(() => {
    // Loads the code of the portal while the person fills in the form.
    const loadPortal = () =>
      loadSignedIn().then(
        ({ takeUpOldWork }) => takeUpOldWork(portal),
        () => undefined,
      );
    if (!inside) whenIdle(() => void loadPortal());
  }, [inside, portal]);

  // A session alone is not enough to leave the login page: a person whose user information cannot be loaded
  // may sign in again.
  if (!inside && loggedIn && state === 'ready' && source !== 'preview') {
    history.replaceState(null, '', entrancePath(location.search));
    setInside(true);
  }
  return (
    <Boundary resetKey={inside ? 'inside' : 'login'}>
      <Suspense fallback={<Waiting wholePage />}>
        {inside ? <PortalRoutes afterLogin={byLogin} /> : <Screen route={loginRoute} />}
      </Suspense>
    </Boundary>
  );
}
