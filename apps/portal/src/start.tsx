import { createClient, createSessionStore } from '@stoa/api';
import type { Root } from 'react-dom/client';
import { createBranding } from './boot/branding.ts';
import { followLook } from './boot/look.ts';
import { createPerson } from './boot/person.ts';
import { loadSettings } from './boot/settings.ts';
import { loadCatalogue } from './i18n/catalogues.ts';
import { LanguageProvider } from './i18n/Language.tsx';
import { chooseLocale } from './i18n/locale.ts';
import { observable } from './observable.ts';
import { PortalContext, type Portal } from './portal.ts';
import { followOtherTabs, preferences } from './preferences/store.ts';
import { routeTable } from './routes.tsx';
import { guard, loginAddress } from './routing/guard.ts';
import { loadScreen } from './routing/loadScreen.ts';
import { loadRoutes } from './routing/routes.ts';
import { Entrance } from './shell/Entrance.tsx';
import { createDialog } from './shell/dialog.ts';
import { DialogHost } from './shell/DialogHost.tsx';
import { OfflineNotice } from './shell/OfflineNotice.tsx';
import { ToastHost } from './shell/ToastHost.tsx';

/** How long the neutral shell may wait for a company's look before the page goes on (theming.md 3.7). */
const patienceMs = 300;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const currentLocale = () => chooseLocale(preferences.get().locale, navigator.languages);

async function createPortal(): Promise<Portal> {
  const settings = await loadSettings();
  const session = createSessionStore();
  const hold = observable(false);
  const dialog = createDialog(hold);
  const client = createClient({
    host: settings.host,
    session,
    dialog,
    locale: currentLocale,
    // A whole new page: nothing of the person stays in memory (specification point 8).
    onSessionEnd: (reason) => {
      if (location.pathname === '/login') hold.set(false);
      else location.assign(loginAddress(location, reason === 'expired' ? 'expired' : undefined));
    },
  });
  const branding = createBranding(settings, client);
  const person = createPerson(client);
  return {
    settings,
    session,
    client,
    routes: routeTable(settings.partnerCode),
    branding,
    person,
    look: followLook(branding, person, settings.productName),
    hold,
    dialog,
  };
}

/** Settings, company, person, words and the first screen, all at once; then one render. */
export async function start(root: Root): Promise<void> {
  const locale = currentLocale();
  const words = loadCatalogue(locale, ['shell']);
  const portal = await createPortal();
  const { routes, session, person, branding } = portal;
  followOtherTabs();

  const loggedIn = session.token() !== '';
  // Rights are asked for later; here only whether this is the login page, or turns into it.
  const first = guard(routes, location, { loggedIn, person: 'ready', hasCompany: true, allows: () => true });
  if (first.kind === 'redirect' && isLogin(first.to)) history.replaceState(null, '', first.to);
  const toLogin = isLogin(location.pathname);
  const row = toLogin ? routes.find(({ path }) => path === '/login') : 'match' in first && first.match.row;

  const resumed = person.resume();
  const look = loggedIn ? resumed.then(() => needsBranding(portal)) : branding.load();
  const [catalogue] = await Promise.all([
    words,
    // A screen that cannot be loaded has its own panel.
    row && loadScreen(row, locale).promise.catch(() => undefined),
    toLogin ? undefined : loadRoutes().catch(() => undefined),
    Promise.race([look, pause(patienceMs)]),
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

const isLogin = (path: string): boolean => /^\/login\/?(\?|#|$)/.test(path);

/** A company that did not tell its colour with its information has it on its login page. */
const needsBranding = ({ person, branding }: Portal): Promise<void> =>
  person.get().company?.colorPrimary === undefined ? branding.load() : Promise.resolve();
