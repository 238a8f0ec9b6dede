// @vitest-environment happy-dom
import { wholeBackEnd } from '../session/backEnd.ts';
import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import { userInfo } from '@stoa/api/contract/login';
import { observable } from '@stoa/domain/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createBranding } from '../boot/branding.ts';
import { createDialog } from '../boot/dialog.ts';
import { followLook } from '../boot/look.ts';
import { createPerson } from '../boot/person.ts';
import { settingsFrom } from '../boot/settings.ts';
import { DialogHost } from '../common/DialogHost.tsx';
import { frameWords } from '../frame/catalogue.ts';
import { loadCatalogue } from '../i18n/catalogues.ts';
import { LanguageProvider } from '../i18n/Language.tsx';
import { shellWords } from '../i18n/shellWords.ts';
import { loadScreen } from '../routing/loadScreen.ts';
import { createRouteTable } from '../routing/table.ts';
import { RouteTableContext } from '../routing/tableContext.ts';
import type { ScreenRoute } from '../routing/types.ts';
import { PortalContext, type Portal } from '../session/portal.ts';
import { Screens } from './Screens.tsx';

const words = await loadCatalogue('en', [shellWords]);
const lesson = {
  path: '/lesson',
  layout: 'none',
  auth: 'session',
  load: () => Promise.resolve({ words: [], load: () => Promise.resolve({ default: () => <h1>Lesson</h1> }) }),
} as const satisfies ScreenRoute;
const table = createRouteTable([lesson]);
await Promise.all([loadScreen(lesson, 'en').promise, loadCatalogue('en', [shellWords, frameWords])]);
/** The same router flags as those of the portal. */
const asLaterVersions = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
const flow = () => Promise.reject(new Error('Nobody logs in or out here.'));

/**
 * A portal with a stored session that its server calls expired, and a list of what it was told about the end
 * of the session.
 */
function expiredPortal() {
  const session = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
  session.begin({
    access_token: 'old',
    userId: 1,
    id: 11,
    companyId: 1001,
    appId: '',
    expireTime: undefined,
    sourceType: 0,
  });
  const hold = observable(false);
  const dialog = createDialog(hold);
  const ended: string[] = [];
  const settings = settingsFrom({}, 'sunrise.example.com');
  const client = createClient({
    host: '/api',
    session,
    dialog,
    locale: 'en',
    onSessionEnd: (reason) => ended.push(reason),
    fetch: () => Promise.resolve(new Response('{"code":202,"msg":"","data":null}')),
  });
  const branding = createBranding(settings, client);
  const person = createPerson(client, flow);
  person.entered({ company: undefined });
  const portal: Portal = {
    settings,
    session,
    client,
    backEnd: wholeBackEnd,
    branding,
    person,
    flow,
    look: followLook(branding, person, 'Stoa'),
    hold,
    dialog,
  };
  const ask = () => client.call(userInfo, { from: 'pc' }).catch(() => undefined);
  const open = () =>
    render(
      <PortalContext value={portal}>
        <LanguageProvider initial={words}>
          <RouteTableContext value={table}>
            <MemoryRouter future={asLaterVersions} initialEntries={['/lesson']}>
              <Screens />
              <DialogHost />
            </MemoryRouter>
          </RouteTableContext>
        </LanguageProvider>
      </PortalContext>,
    );
  return { ask, open, ended };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['before the page is there', 'first'],
  ['while the page is open', 'later'],
] as const)(
  'an expired login that is known %s is announced, and OK leads to the login page',
  async (_, when) => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue(undefined);
    const { ask, open, ended } = expiredPortal();
    if (when === 'first') await ask();
    open();
    if (when === 'later') {
      await screen.findByRole('heading', { name: 'Lesson' });
      await ask();
    }
    expect(await screen.findByText('Login has expired, please log in again')).toBeDefined();
    // Nothing else replaces the page before the person has read the dialog.
    expect(replace).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading', { name: 'Lesson' }) !== null).toBe(when === 'later');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(ended).toEqual(['expired']);
  },
);
