import { sql } from 'drizzle-orm';
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { captionsOf } from './areas/course/captions.ts';
import type { LiveHub } from './areas/live/hub.ts';
import { privateUploadPath, servePrivateFiles } from './areas/upload/privateServer.ts';
import { nameOfUpload } from './areas/upload/names.ts';
import { serveTus, tusPath } from './areas/upload/tus.ts';
import { commonHeaders, lockedPolicy, mediaPolicy } from './headers.ts';
import type { Services } from './http/handle.ts';
import { problemLine } from './http/log.ts';
import type { WriteLine } from './http/log.ts';
import { mountCalls } from './http/mount.ts';
import { hostOf } from './http/proxy.ts';
import { register } from './http/register.ts';
import { targetOf } from './http/sent.ts';
import { serveCalls } from './http/serveCalls.ts';
import type { Listener } from './http/serveCalls.ts';
import { Traffic } from './http/traffic.ts';
import { jobAges } from './jobs/runner.ts';
import { kindOf, mayRead } from './metrics.ts';
import { serveMedia } from './media/serve.ts';
import { packedPage } from './packedPage.ts';
import { servePortal } from './portal.ts';
import { serveDemoProvider } from './providers/demo/pages.ts';
import { demoBase } from './providers/demo/paths.ts';

export interface AppOptions {
  readonly services: Services;
  readonly live: Pick<LiveHub, 'figures'>;
  readonly portalFolder: string;
  readonly mediaFolder: string;
  readonly writeLine: WriteLine;
}

const noStore = { 'cache-control': 'no-store' };
const notFound = (): Response => new Response(null, { status: 404, headers: noStore });

/**
 * Some addresses under the API prefix are not calls: uploads use a protocol of their own, and the demo
 * provider serves pages there.
 */
function isCall(target: string, { DEMO_PROVIDERS }: Services['settings']): boolean {
  if (!target.startsWith('/api')) return false;
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  if (path.length > 4 && path[4] !== '/') return false;
  const isOther =
    path === privateUploadPath ||
    path === tusPath ||
    path.startsWith(`${tusPath}/`) ||
    (DEMO_PROVIDERS && path.startsWith(demoBase));
  return !isOther;
}

/** The whole server as one request listener of Node: calls, media, uploads and portal. */
export function createApp({ services, live, portalFolder, mediaFolder, writeLine }: AppOptions): Listener {
  const { settings, db, clock, media } = services;
  const { handlers } = register(services.areas);
  const answer = mountCalls(handlers, services, (error, path) => writeLine(problemLine(error, path)));
  const portal = servePortal({
    folder: portalFolder,
    db,
    settings,
    media,
    clock,
    identity: services.providers.identity,
  });
  const traffic = new Traffic(settings, clock, writeLine);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (context, next) => {
    const began = performance.now();
    const kind = kindOf(context.req.path);
    // A host such as 99999999999 passes the listener's check but gives no address.
    if (!URL.canParse(context.req.url)) context.res = new Response(null, { status: 400, headers: noStore });
    else if (traffic.isServed(kind, context.req)) await next();
    else context.res = new Response(null, { status: 421, headers: noStore });
    for (const [name, value] of Object.entries(commonHeaders)) context.res.headers.set(name, value);
    if (!context.res.headers.has('content-security-policy')) {
      const type = context.res.headers.get('content-type') ?? '';
      const isMedia = context.req.path.startsWith('/media/');
      context.res.headers.set('content-security-policy', isMedia ? mediaPolicy(type) : lockedPolicy);
    }
    traffic.tell(kind, context.req, context.res.status, began);
  });

  app.get('/healthz', async () => {
    await db.execute(sql`select 1`);
    return Response.json({ status: 'ok' }, { headers: noStore });
  });

  app.get('/metrics', async (context) => {
    if (settings.METRICS_TOKEN === '') return notFound();
    if (!mayRead(context.req.raw, settings.METRICS_TOKEN)) {
      return new Response(null, { status: 401, headers: { ...noStore, 'www-authenticate': 'Bearer' } });
    }
    const headers = { ...noStore, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
    return new Response(traffic.metrics.text(await jobAges(db, clock()), live.figures()), { headers });
  });

  if (settings.DEMO_PROVIDERS) {
    const demoProvider = serveDemoProvider(services);
    app.all(`${demoBase}*`, (context) => demoProvider(context.req.raw));
  }

  const tus = serveTus(services.uploads, services.calls);
  for (const path of [tusPath, `${tusPath}/*`]) {
    app.all(path, (context) => tus({ request: context.req.raw, body: context.env.incoming }));
  }
  const privateFiles = servePrivateFiles(services);
  app.all(privateUploadPath, (context) => privateFiles(context.req.raw));

  app.all('/media/*', (context) =>
    serveMedia(context.req.raw, clock(), {
      folder: mediaFolder,
      signer: media,
      captions: (itemId, lang) => captionsOf(db, itemId, lang),
      uploads: services.uploads.store,
      nameOf: (key) => nameOfUpload(db, key),
    }),
  );

  app.all('*', async (context) => {
    const request = context.req.raw;
    const response = await portal(request, hostOf(context.req, settings.TRUST_PROXY));
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    const packed = response.headers.has('content-encoding');
    return isPage && !packed && response.body !== null ? packedPage(request, response) : response;
  });

  app.onError((error, context) => {
    writeLine(problemLine(error, context.req.path));
    return new Response(null, { status: 500, headers: noStore });
  });

  const calls = serveCalls({ answer, traffic, proxies: settings.TRUST_PROXY, writeLine });
  const pages = getRequestListener(app.fetch);
  return (incoming, outgoing) => {
    if (isCall(targetOf(incoming), settings)) calls(incoming, outgoing);
    else void pages(incoming, outgoing);
  };
}
