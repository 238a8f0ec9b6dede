import { ssoLogin } from '@stoa/api/contract/login';
import { LoginSourceType } from '@stoa/domain';
import { useState } from 'react';
import { usePortal, type Portal } from '../../../session/portal.ts';
import { useRouteTable } from '../../../routing/tableContext.ts';
import { broughtSearch, landing, takeBrought } from '../address.ts';
import { arrive, type ArrivalControl } from '../arrival.ts';
import { ssoReturn, type SsoReturn } from '../modes.ts';
import { ArrivalDoor } from '../parts/ArrivalDoor.tsx';
import { IncompleteDoor } from '../parts/Door.tsx';

interface Running {
  readonly search: string;
  readonly arrival: ArrivalControl;
  readonly to: string;
  readonly again: string;
}

/**
 * The arrival in progress, kept outside the component, because the first use spends a ticket: rendering again
 * must not exchange it again.
 */
let running: Running | undefined;
const forget = () => {
  running = undefined;
};

function begin(portal: Portal, { ticket, state, cloud }: SsoReturn, cloudPage: string): Running {
  const { search, way } = takeBrought();
  // Rendering again continues the arrival that began.
  if (running?.search === search) return running;
  const to = landing(search, way?.redirect ?? '', cloud ? cloudPage : '/home');
  const query = new URLSearchParams({ ...(cloud ? { type: 'cloud' } : {}), redirect: to });
  const again = `/sso?${query.toString()}`;
  // A ticket for a sign-on that was not started in this tab may come from somebody else's link, so the person
  // is asked.
  const beganHere = way !== undefined && way.state !== '' && way.state === state;
  const ssoType = cloud ? LoginSourceType.CloudCourseSso : LoginSourceType.Sso;
  const { domainName } = portal.settings;
  const request = { ticket, domainName, ssoType, ...(state === '' ? {} : { state }) };
  const arrival = arrive(
    portal,
    search,
    (client, idemKey) => client.call(ssoLogin, { ...request, idemKey }, { silent: true }),
    { asks: !beganHere },
  );
  return { search, arrival, to, again };
}

/**
 * The page to which the company's own sign-on page returns with a one-time ticket. The sign-on may have been
 * started here or at that page.
 */
export default function SsoLogin() {
  const portal = usePortal();
  const routes = useRouteTable();
  const [begun] = useState(() => {
    const back = ssoReturn(broughtSearch());
    if (back) running = begin(portal, back, routes.has('/cloud-course') ? '/cloud-course' : '/home');
    return running;
  });

  if (!begun) return <IncompleteDoor />;
  const { arrival, to, again } = begun;
  return <ArrivalDoor arrival={arrival} to={to} again={again} onLeft={forget} />;
}
