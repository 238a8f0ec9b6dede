import { createClient, createSessionStore } from '@stoa/api';
import type { Root } from 'react-dom/client';
import { createBranding } from '../boot/branding.ts';
import { followLook } from '../boot/look.ts';
import { createPerson } from '../boot/person.ts';
import { hasWholeContract, loadSettings, type Settings } from '../boot/settings.ts';
import type { Locale } from '../preferences/locale.ts';
import { loadCatalogue } from '../i18n/catalogues.ts';
import { LanguageProvider } from '../i18n/Language.tsx';
import { chooseLocale } from '../preferences/locale.ts';
import { observable } from '@stoa/domain/kernel';
import { PortalContext, type Portal } from '../session/portal.ts';
import { wholeBackEnd } from '../session/backEnd.ts';
import type { Connection } from './otherBackEnd.ts';
import { followOtherTabs, preferences } from '../preferences/store.ts';
import { loginAddress } from '../boot/loginAddress.ts';
import { isLogin } from '../boot/loginAddress.ts';
import type { ScreenRoute } from '../routing/types.ts';
import { loadScreen } from '../routing/loadScreen.ts';
import { shellWords } from '../i18n/shellWords.ts';
import { loginRoute } from '../areas/login/area.ts';
import { loadSignedIn } from './loadSignedIn.ts';
import { Entrance } from './Entrance.tsx';
import { createDialog } from '../boot/dialog.ts';
import { DialogHost } from '../common/DialogHost.tsx';
import { followCalls } from '../kernel/idle.ts';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import { ToastHost } from '../common/ToastHost.tsx';

/** How long the neutral shell may wait for a company's branding before the page continues without it. */
const longestWaitMs = 300;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const currentLocale = () => chooseLocale(preferences.get().locale, navigator.languages);

const flow = async () => (await loadSignedIn()).flow;

/** Code that only other back ends need is loaded late. */
const connectionFor = async (settings: Settings): Promise<Connection> =>
  hasWholeContract(settings)
    ? { backEnd: wholeBackEnd, adapt: undefined }
    : (await import('./otherBackEnd.ts')).otherBackEnd(settings);

async function createPortal(): Promise<Portal> {
  const settings = await loadSettings();
  const { backEnd, adapt } = await connectionFor(settings);
  const session = createSessionStore();
  const hold = observable(false);
  // A page that is restored from the browser's back-forward cache is not waiting for a navigation.
  addEventListener('pageshow', ({ persisted }) => persisted && hold.set(false));
  const dialog = createDialog(hold);
  const ownClient = createClient({
    host: settings.host,
    providerSegments: settings.providerSegments,
    offers: backEnd.offers,
    adapt,
    session,
    dialog,
    locale: currentLocale,
    // The login page is a whole new document, so that nothing of the person stays in memory (specification
    // point 8).
    onSessionEnd: () => {
      const inside = location.pathname !== '/login';
      // The page stays as it is until the new document is there, because the guard would navigate to the
      // login page a second time.
      hold.set(inside);
      if (inside) location.assign(loginAddress(location, 'expired'));
    },
  });
  const client = followCalls(ownClient);
  const branding = createBranding(settings, client);
  const person = createPerson(client, flow);
  return {
    settings,
    session,
    client,
    backEnd,
    branding,
    person,
    flow,
    look: followLook(branding, person, settings.productName),
    hold,
    dialog,
  };
}

/** Loads settings, company, person, words and the first screen in parallel, then renders once. */
export async function start(root: Root): Promise<void> {
  const locale = currentLocale();
  const words = loadCatalogue(locale, [shellWords]);
  const portal = await createPortal();
  const { session, person, branding } = portal;
  followOtherTabs();

  const loggedIn = session.token() !== '';
  const route = isLogin(location.pathname) ? loginRoute : await firstRoute(portal, loggedIn);
  const resumed = person.resume();
  const look = loggedIn ? resumed.then(() => needsBranding(portal)) : branding.load();
  const [catalogue] = await Promise.all([
    words,
    // A screen that cannot be loaded shows a panel of its own.
    route && loadScreen(route, locale).promise.catch(() => undefined),
    route === loginRoute ? undefined : loadFrame(locale).catch(() => undefined),
    Promise.race([look, pause(longestWaitMs)]),
  ]);

  root.render(
    <PortalContext value={portal}>
      <LanguageProvider initial={catalogue}>
        <Entrance />
        <DialogHost />
        <ToastHost />
        <OfflineNotice />
      </LanguageProvider>
    </PortalContext>,
  );
}

/** Loads the frame around a screen, with its words, so that nothing in it suspends when React begins. */
const loadFrame = async (locale: Locale): Promise<unknown> => {
  const { frameWords } = await loadSignedIn();
  return loadCatalogue(locale, [shellWords, frameWords]);
};

/** The route that the address leads to; for an address that needs a session, the login page's. */
async function firstRoute({ backEnd }: Portal, loggedIn: boolean): Promise<ScreenRoute | undefined> {
  try {
    const { guard, tableFor } = await loadSignedIn();
    // Rights are checked later, by the guard; here the route only says which files to load.
    const visitor = { loggedIn, person: 'ready', hasCompany: true, allows: () => true } as const;
    const verdict = guard(tableFor(backEnd), location, visitor);
    if (verdict.kind === 'redirect' && isLogin(verdict.to)) {
      history.replaceState(null, '', verdict.to);
      return loginRoute;
    }
    return verdict.kind === 'page' ? verdict.route : undefined;
  } catch {
    // The portal's own panel says that the route table could not be loaded.
    return undefined;
  }
}

/** Loads the branding of the login page for a company whose information has no colour of its own. */
const needsBranding = ({ person, branding }: Portal): Promise<void> =>
  person.get().company?.colorPrimary === undefined ? branding.load() : Promise.resolve();
