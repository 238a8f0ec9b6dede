import { asSystem } from '../../db/scope.ts';
import type { Services } from '../../http/handle.ts';
import { localeFrom, textIn } from '../../http/locale.ts';
import { originOf } from '../../http/proxy.ts';
import { unstorableIn } from '../../http/storable.ts';
import type { Settings } from '../../settings.ts';
import { LoginSourceType } from '@stoa/domain';
import type { IdentitySource } from '../sources.ts';
import { directoryOf } from './directory.ts';
import type { Directory } from './directory.ts';
import { demoSystem, handOffKey, handOffSign } from './handOff.ts';
import { demoPage, demoStyle } from './page.ts';
import { demoBase, segmentOf, sourceAt } from './paths.ts';
import { issueTicket } from './tickets.ts';

/** No script runs on these pages, no site may frame them, and the form may only be sent to this server. */
const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const plain = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

type Demo = Pick<Services, 'db' | 'settings' | 'clock' | 'secret'>;

/** Serves the demo provider's pages: a list of people, and the redirect back with a code for the chosen one. */
export function serveDemoProvider(services: Demo) {
  const { db, settings, clock } = services;

  const list = async (request: Request, source: IdentitySource): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    if (unstorableIn(Object.fromEntries(query)) !== undefined) return plain(400);
    const domainName = query.get('domainName') ?? '';
    const directory = await asSystem(db, (tx) => directoryOf(tx, source, domainName));
    if (directory === undefined) return plain(404);
    const locale = localeFrom(request.headers.get('accept-language') ?? undefined);
    const body = demoPage({
      locale,
      source,
      companyName: textIn(locale, directory.companyName),
      people: directory.people.map(({ subject, name, title }) => ({
        subject,
        name: textIn(locale, name),
        title: textIn(locale, title),
      })),
      carried: { domainName, state: query.get('state') ?? '' },
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
        vary: 'accept-language',
      },
    });
  };

  const pick = async (request: Request, source: IdentitySource): Promise<Response> => {
    const form = new URLSearchParams(await request.text());
    if (unstorableIn(Object.fromEntries(form)) !== undefined) return plain(400);
    const asked = form.get('state') ?? '';
    // Only single sign-on has a state to send back.
    const state = source === 'sso' || source === 'cloudSso' ? asked : '';
    const picked = await asSystem(db, async (tx) => {
      const directory = await directoryOf(tx, source, form.get('domainName') ?? '');
      const person = directory?.people.find(({ subject }) => subject === form.get('subject'));
      if (directory === undefined || person === undefined || state.length > 2048) return undefined;
      const { companyId, appId, corpId } = directory;
      const code = await issueTicket(
        tx,
        { source, companyId, subject: person.subject, appId, corpId, state },
        clock(),
      );
      return { directory, code };
    });
    if (picked === undefined) return plain(400);
    const location = wayBack(source, picked.directory, picked.code, state, services);
    return plain(303, { location, 'content-security-policy': policy });
  };

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `${demoBase}style.css` && request.method === 'GET') {
      return new Response(demoStyle, {
        headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
      });
    }
    const source = sourceAt(pathname, settings.PROVIDER_SEGMENTS);
    if (source === undefined) return plain(404);
    if (request.method === 'GET') return list(request, source);
    if (request.method !== 'POST') return plain(405, { allow: 'GET, POST' });
    if (!isOwnForm(request, settings)) return plain(403);
    if (Number(request.headers.get('content-length') ?? Number.NaN) <= 8192) return pick(request, source);
    return plain(413);
  };
}

/**
 * Whether a form was sent from our own page, because a form of another site could sign somebody in as a
 * person of its choice. Browsers that send `Sec-Fetch-Site` may send the origin as null, because our pages
 * set a strict referrer policy.
 */
function isOwnForm({ headers }: Request, settings: Settings): boolean {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null || (origin === 'null' && site !== null)) return true;
  return origin === originOf({ header: (name) => headers.get(name) ?? undefined }, settings);
}

const to = (page: string, query: Record<string, string>): string =>
  `${page}?${new URLSearchParams(query).toString()}`;

/** The redirect address. It is always a page of this portal, whatever the request's address asked for. */
function wayBack(
  source: IdentitySource,
  { appId, corpId }: Directory,
  code: string,
  state: string,
  { settings, clock, secret }: Demo,
): string {
  const provider = segmentOf(source, settings.PROVIDER_SEGMENTS);
  switch (source) {
    case 'app1':
      return to('/auth-login', { provider, type: String(LoginSourceType.SelfApp), code, appId, corpId });
    case 'app2':
    case 'app4':
      return to('/auth-login', { provider, code, appId });
    case 'app3':
      return to('/auth-login', { provider, code });
    case 'sso':
      return to('/sso-login', { ticket: code, state });
    case 'cloudSso':
      return to('/sso-login', { ticket: code, state, type: 'cloud' });
    case 'handOff': {
      const query = { ticket: code, system: demoSystem, timestamp: String(clock()) };
      return to('/auth-login', { ...query, sign: handOffSign(query, handOffKey(secret)) });
    }
    default:
      return source satisfies never;
  }
}
