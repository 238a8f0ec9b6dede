import type { Client } from '@stoa/api';
import { handOffLogin, type LoginResult } from '@stoa/api/contract/login';
import { app1Login, app2Login, app3Login, app4Login } from '@stoa/api/contract/workplace';
import { isLoggedIn, LoginKind, LoginSourceType } from '@stoa/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal, useSession, type Portal } from '../../../session/portal.ts';
import { loginAddress } from '../../../boot/loginAddress.ts';
import { broughtSearch, landing, takeBrought } from '../address.ts';
import { configureApp } from '../appConfig.ts';
import { arrive, type ArrivalControl } from '../arrival.ts';
import { authMode, type AppCredential, type AuthMode } from '../modes.ts';
import { ArrivalDoor } from '../parts/ArrivalDoor.tsx';
import { Door, IncompleteDoor } from '../parts/Door.tsx';
import { QrConfirm } from '../parts/QrConfirm.tsx';

function appLogin(client: Client, credential: AppCredential, idemKey: string): Promise<LoginResult> {
  const silent = { silent: true } as const;
  switch (credential.app) {
    case 'app1': {
      const { type, code, appId, corpId } = credential;
      return client.call(app1Login, { type, code, appId, corpId, idemKey }, silent);
    }
    case 'app2':
      return client.call(app2Login, { code: credential.code, appId: credential.appId, idemKey }, silent);
    case 'app3':
      return client.call(app3Login, { code: credential.code, idemKey }, silent);
    case 'app4':
      return client.call(app4Login, { code: credential.code, appId: credential.appId, idemKey }, silent);
    default:
      return credential satisfies never;
  }
}

const kindOf = {
  app1: LoginKind.App1,
  app2: LoginKind.App2,
  app3: LoginKind.App3,
  app4: LoginKind.App4,
} as const;

interface Running {
  readonly search: string;
  readonly arrival: ArrivalControl;
  readonly to: string;
  readonly app: AppCredential['app'] | undefined;
}

/**
 * The arrival in progress, kept outside the component, because the first use spends a code: rendering again
 * must not exchange it again.
 */
let running: Running | undefined;
const forget = () => {
  running = undefined;
};

function begin(portal: Portal, mode: Extract<AuthMode, { kind: 'app' | 'handOff' }>): Running {
  const { search, way } = takeBrought();
  // Rendering again continues the arrival that began.
  if (running?.search === search) return running;
  const to = landing(search, way?.redirect ?? '');
  if (mode.kind === 'handOff') {
    const { domainName } = portal.settings;
    const exchange = (client: Client, idemKey: string) =>
      client.call(
        handOffLogin,
        { query: mode.query, domainName, deviceType: 5, sourceType: LoginSourceType.Normal, idemKey },
        { silent: true },
      );
    return { search, arrival: arrive(portal, search, exchange), to, app: undefined };
  }
  const { credential } = mode;
  const arrival = arrive(portal, search, (client, idemKey) => appLogin(client, credential, idemKey), {
    onEntered: () => {
      if (credential.app === 'app1') void configureApp(portal.client, credential.type);
    },
  });
  return { search, arrival, to, app: credential.app };
}

/**
 * The page to which a workplace app, another system or a scanned QR code brings a person who is to be signed
 * in.
 */
export default function AuthLogin() {
  const portal = usePortal();
  const loggedIn = isLoggedIn(useSession());
  const [mode] = useState(() => authMode(broughtSearch(), portal.settings.providerSegments));
  const [begun] = useState(() => {
    if (mode.kind === 'app' || mode.kind === 'handOff') running = begin(portal, mode);
    return running;
  });
  const mustLogIn = mode.kind === 'qr' && !loggedIn;
  const isHeld = useSyncExternalStore(portal.hold.subscribe, portal.hold.get);
  useEffect(() => {
    // Waits for the dialog of an expired session, which leads to the login page itself.
    if (mustLogIn && !isHeld) location.replace(loginAddress(location));
  }, [isHeld, mustLogIn]);

  if (mode.kind === 'qr')
    return mustLogIn ? <Door face={{ kind: 'busy' }} /> : <QrConfirm qrId={mode.qrId} />;
  if (!begun) return <IncompleteDoor />;
  const app = portal.branding
    .get()
    .config?.apps?.find(({ loginKind }) => begun.app !== undefined && loginKind === kindOf[begun.app]);
  return <ArrivalDoor arrival={begun.arrival} to={begun.to} again={app?.authorizeUrl} onLeft={forget} />;
}
