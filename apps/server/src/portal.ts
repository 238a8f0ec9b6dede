import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainNameOf, runtimeSettingsFrom } from '@stoa/domain';
import type { RuntimeSettings } from '@stoa/domain';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { asSystem } from './db/scope.ts';
import { loginPageOf } from './areas/login/branding.ts';
import { sendFile } from './files.ts';
import { contentSecurityPolicy } from './headers.ts';
import type { BuiltPolicy } from './headers.ts';
import { pageOf, safeColor, tenantPage } from './html.ts';
import { localeFrom, textIn } from './http/locale.ts';
import type { IdentityProvider } from './providers/index.ts';
import type { MediaSigner } from './media/urls.ts';
import type { Settings } from './settings.ts';
import { themeSheets } from './themeSheets.ts';

/** The settings of an installation in the form that the portal reads. */
export const runtimeSettings = (settings: Settings): RuntimeSettings => {
  const [app1, app2, app3, app4] = settings.PROVIDER_SEGMENTS;
  return runtimeSettingsFrom({
    productName: settings.PRODUCT_NAME,
    productDomain: settings.PRODUCT_DOMAIN,
    providerSegments: { app1, app2, app3, app4 },
    partnerCode: settings.PARTNER_CODE,
    signatureKey: settings.SIGNATURE_KEY,
    vodProviderKey: settings.VOD_PROVIDER_KEY,
    defaultDomain: settings.DEFAULT_DOMAIN,
    httpPictures: settings.HTTP_PICTURES,
    ...settings.PORTAL_SETTINGS,
  });
};

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * Tenant of a request: by its host; on the local machine also by `?tenant=`, because some systems do not
 * resolve names below `localhost`.
 */
export function tenantOf(host: string, url: URL, settings: Settings): string {
  const asked = url.searchParams.get('tenant') ?? '';
  if (loopback.test(host) && /^[a-z0-9-]{1,63}$/.test(asked)) return asked;
  return domainNameOf(host, { productDomain: settings.PRODUCT_DOMAIN }) || settings.DEFAULT_DOMAIN;
}

export interface PortalOptions {
  readonly folder: string;
  readonly db: Database;
  readonly settings: Settings;
  readonly media: MediaSigner;
  readonly clock: Clock;
  readonly identity: IdentityProvider | undefined;
}

interface Built {
  readonly html: string;
  readonly policy: BuiltPolicy;
}

const isNavigation = (request: Request): boolean =>
  request.method === 'GET' || request.method === 'HEAD'
    ? (request.headers.get('accept') ?? '').includes('text/html')
    : false;

/**
 * Serves the built portal: files with a hash in their name may be cached for ever, the page, which contains
 * the tenant, never.
 */
export function servePortal(options: PortalOptions) {
  const sheetsOf = themeSheets();
  const built = async (): Promise<Built | undefined> => {
    const html = await readFile(join(options.folder, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const policy = await readFile(join(options.folder, 'csp.json'), 'utf8').catch(() => '{}');
    const { scriptHashes = [], styleHashes = [] }: Partial<BuiltPolicy> = JSON.parse(policy);
    return { html, policy: { scriptHashes, styleHashes } };
  };

  const page = async (request: Request, host: string): Promise<Response> => {
    const found = await built();
    if (found === undefined) {
      return new Response('The portal has not been built. Run: pnpm build\n', {
        status: 503,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
    }
    const { settings, db, media, clock } = options;
    const url = new URL(request.url);
    const domainName = tenantOf(host, url, settings);
    const locale = localeFrom(request.headers.get('accept-language') ?? undefined);
    const branding = await asSystem(db, (tx) =>
      loginPageOf(
        tx,
        domainName,
        { text: (text) => textIn(locale, text), media: (path) => media.url(path, clock()) },
        options.identity,
      ),
    );
    const runtime = runtimeSettings(settings);
    const nonce = randomBytes(16).toString('base64');
    const body = tenantPage(pageOf(found.html, url.pathname), {
      settings: runtime,
      domainName,
      branding,
      theme: sheetsOf(found.html, safeColor(branding.colorPrimary)),
      nonce,
      locale,
    });
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy(found.policy, nonce, runtime),
        vary: 'accept-language, host',
      },
    });
  };

  return async (request: Request, host: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    if (pathname === '/stoa.config.json') {
      return Response.json(runtimeSettings(options.settings), { headers: { 'cache-control': 'no-cache' } });
    }
    const path = plainPath(pathname);
    const isAsset = pathname.startsWith('/assets/');
    if (path !== undefined && path !== '' && path !== 'index.html' && path !== 'csp.json') {
      const file = await sendFile(options.folder, path, request, {
        cacheControl: isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
        precompressed: true,
      });
      if (file !== undefined) return file;
    }
    // A missing asset must be a real 404, because a browser would run a page sent in its place as a script.
    if (!isAsset && isNavigation(request)) return page(request, host);
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  };
}

function plainPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).slice(1);
    // Refuses paths that lead upwards in any encoding and hidden files, because the build keeps internal
    // files in a dot folder.
    return /[\0\\]/.test(path) || path.split('/').some((part) => part.startsWith('.')) ? undefined : path;
  } catch {
    return undefined;
  }
}
