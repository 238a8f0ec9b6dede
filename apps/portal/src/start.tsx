import { createClient, createSessionStore } from '@stoa/api';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
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
import { loginAddress } from './routing/guard.ts';
import { loadScreen } from './routing/loadScreen.ts';
import { matchRoute } from './routing/match.ts';
import { Navigation } from './routing/Navigation.tsx';
import { Screens } from './routing/Screens.tsx';
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

  const here = matchRoute(routes, location.pathname)?.row;
  const resumed = person.resume();
  const look = session.token() === '' ? branding.load() : resumed.then(() => needsBranding(portal));
  const screen = here?.screen && (here.auth === 'public' || session.token() !== '') && loadScreen(here, locale);
  const [catalogue] = await Promise.all([
    words,
    // A screen that cannot be loaded has its own panel.
    screen && screen.promise.catch(() => undefined),
    Promise.race([look, pause(patienceMs)]),
  ]);

  root.render(
    <PortalContext value={portal}>
      <LanguageProvider initial={catalogue}>
        <BrowserRouter>
          <Screens />
          <Navigation />
        </BrowserRouter>
        <DialogHost />
        <ToastHost />
        <OfflineNotice />
      </LanguageProvider>
    </PortalContext>,
  );
}

/** A company that did not tell its colour with its information has it on its login page. */
const needsBranding = ({ person, branding }: Portal): Promise<void> =>
  person.get().company?.colorPrimary === undefined ? branding.load() : Promise.resolve();
