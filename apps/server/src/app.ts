import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context, HonoRequest } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { accountHandlers } from './features/account/handlers.ts';
import { captionsOf } from './features/course/captions.ts';
import { collectionHandlers } from './features/collection/handlers.ts';
import { companyHandlers } from './features/company/handlers.ts';
import { configHandlers } from './features/config/handlers.ts';
import { courseHandlers } from './features/course/handlers.ts';
import { homeHandlers } from './features/home/handlers.ts';
import { interactHandlers } from './features/interact/handlers.ts';
import { liveHandlers } from './features/live/handlers.ts';
import type { LiveHub } from './features/live/hub.ts';
import { loginHandlers } from './features/login/handlers.ts';
import { navAreaHandlers } from './features/navArea/handlers.ts';
import { notificationHandlers } from './features/notification/handlers.ts';
import { peopleHandlers } from './features/people/handlers.ts';
import { qrHandlers } from './features/qr/handlers.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { ssoHandlers } from './features/sso/handlers.ts';
import { studyHandlers } from './features/study/handlers.ts';
import { uploadHandlers } from './features/upload/handlers.ts';
import { privateUploadPath, servePrivateFiles } from './features/upload/privateServer.ts';
import { nameOfUpload } from './features/upload/names.ts';
import { serveTus, tusPath } from './features/upload/tus.ts';
import { workplaceHandlers } from './features/workplace/handlers.ts';
import { commonHeaders, lockedPolicy, mediaPolicy } from './headers.ts';
import { accepts } from './http/accepts.ts';
import type { Handler, Services } from './http/handle.ts';
import { problemLine, requestLine } from './http/log.ts';
import type { WriteLine } from './http/log.ts';
import { mountCalls } from './http/mount.ts';
import { addressOf, hostOf, isServedHost } from './http/proxy.ts';
import { Sent } from './http/sent.ts';
import { jobAges } from './jobs/runner.ts';
import { Metrics, kindOf, mayRead } from './metrics.ts';
import type { RequestKind } from './metrics.ts';
import { serveMedia } from './media/serve.ts';
import { packedPage } from './packedPage.ts';
import { servePortal } from './portal.ts';
import { serveDemoProvider } from './providers/demo/pages.ts';
import { demoBase } from './providers/demo/paths.ts';

export const handlers: readonly Handler[] = [
  ...loginHandlers,
  ...accountHandlers,
  ...qrHandlers,
  ...ssoHandlers,
  ...workplaceHandlers,
  ...companyHandlers,
  ...configHandlers,
  ...notificationHandlers,
  ...searchHandlers,
  ...homeHandlers,
  ...navAreaHandlers,
  ...courseHandlers,
  ...collectionHandlers,
  ...studyHandlers,
  ...interactHandlers,
  ...peopleHandlers,
  ...uploadHandlers,
  ...liveHandlers,
];

export interface AppOptions {
  readonly services: Services;
  readonly live: Pick<LiveHub, 'figures'>;
  readonly portalFolder: string;
  readonly mediaFolder: string;
  readonly writeLine: WriteLine;
}

/** Upload bodies are read from the line itself. */
type App = Hono<{ Bindings: HttpBindings }>;

const noStore = { 'cache-control': 'no-store' };
const notFound = (): Response => new Response(null, { status: 404, headers: noStore });

/** What is below the calls' address and no call: files by protocols of their own, the demo provider's pages. */
const isNoCall = (path: string, { DEMO_PROVIDERS }: Services['settings']): boolean =>
  path === privateUploadPath ||
  path === tusPath ||
  path.startsWith(`${tusPath}/`) ||
  (DEMO_PROVIDERS && path.startsWith(demoBase));

/** The whole server as one function from request to response: API, media, portal. */
export function createApp({ services, live, portalFolder, mediaFolder, writeLine }: AppOptions): App {
  const { settings, db, clock, media } = services;
  const answer = mountCalls(handlers, services, (error, path) => writeLine(problemLine(error, path)));
  const portal = servePortal({
    folder: portalFolder,
    db,
    settings,
    media,
    clock,
    identity: services.providers.identity,
  });
  const metrics = new Metrics();
  const app: App = new Hono();

  const callHeaders = {
    ...commonHeaders,
    'content-security-policy': lockedPolicy,
    ...noStore,
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  };

  const answerCall = async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    const request = context.req.raw;
    if (!isServed(request, 'api')) {
      return new Response(null, { status: 421, headers: { ...callHeaders } });
    }
    const sent = new Sent(request, context.env.incoming.headers);
    const remote = getConnInfo(context).remote.address ?? '';
    const { status, envelope, headers } = await answer({
      sent,
      path: context.req.path.slice('/api'.length),
      address: addressOf(request, remote, settings.TRUST_PROXY),
    });
    metrics.answer(envelope.code);
    const text = JSON.stringify(envelope);
    // Reads only: no answer that carries a new token is compressed together with what a caller sent.
    const packed = request.method === 'GET' && text.length > 1400 && accepts(request, 'gzip');
    return new Response(packed ? gzipSync(text) : text, {
      status,
      headers: { ...callHeaders, ...headers, ...(packed ? { 'content-encoding': 'gzip' } : {}) },
    });
  };

  /** Whether this host is ours to answer for. */
  const isServed = (request: Request, kind: RequestKind): boolean =>
    kind === 'operator' ||
    settings.TENANT_HOSTS.length === 0 ||
    isServedHost(hostOf(request, settings.TRUST_PROXY), settings.TENANT_HOSTS);

  const tell = (kind: RequestKind, { path, method }: HonoRequest, status: number, began: number): void => {
    const ms = performance.now() - began;
    metrics.request(kind, status, ms);
    if (kind === 'api' || status >= 400) writeLine(requestLine({ time: clock(), method, path, status, ms }));
  };

  // Before everything that others pass through: its answers are made with all their headers at once.
  app.all('/api/*', async (context, next) => {
    if (isNoCall(context.req.path, settings)) return next();
    const began = performance.now();
    const response = await answerCall(context).catch((error: unknown) => {
      writeLine(problemLine(error, context.req.path));
      return new Response(null, { status: 500, headers: { ...callHeaders } });
    });
    tell('api', context.req, response.status, began);
    return response;
  });

  app.use(async (context, next) => {
    const began = performance.now();
    const kind = kindOf(context.req.path);
    if (isServed(context.req.raw, kind)) await next();
    else context.res = new Response(null, { status: 421, headers: noStore });
    for (const [name, value] of Object.entries(commonHeaders)) context.res.headers.set(name, value);
    if (!context.res.headers.has('content-security-policy')) {
      const type = context.res.headers.get('content-type') ?? '';
      const isMedia = context.req.path.startsWith('/media/');
      context.res.headers.set('content-security-policy', isMedia ? mediaPolicy(type) : lockedPolicy);
    }
    tell(kind, context.req, context.res.status, began);
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
    return new Response(metrics.text(await jobAges(db, clock()), live.figures()), { headers });
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
    const response = await portal(request, hostOf(request, settings.TRUST_PROXY));
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    const packed = response.headers.has('content-encoding');
    return isPage && !packed && response.body !== null ? packedPage(request, response) : response;
  });

  app.onError((error, context) => {
    writeLine(problemLine(error, context.req.path));
    return new Response(null, { status: 500, headers: noStore });
  });
  return app;
}
