import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { LoginResult } from '@stoa/api/contract/login';
import { ErrorCode, LoginSourceType, domainNameOf } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { company, loginPageConfig, workplaceApp, workplaceIdentity } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import type { OpenContext } from '../../http/handle.ts';
import { isOwnPage } from '../../http/proxy.ts';
import type { Credential } from '../../providers/index.ts';
import { loginKindOf } from '../../providers/sources.ts';
import type { WorkplaceApp } from '../../providers/sources.ts';
import type { Settings } from '../../settings.ts';
import { exchange } from '../login/exchange.ts';

/** Signs in to the company whose app the code was made for; neither the address nor the host decides. */
function signIn(
  context: OpenContext,
  { idemKey, ...credential }: Credential & { readonly source: WorkplaceApp; idemKey?: string | undefined },
  sourceType: LoginSourceType,
): Promise<LoginResult> {
  const { source, code } = credential;
  const { services, now } = context;
  return exchange(context, { path: source, code, idemKey }, async () => {
    const identity = await services.providers.identity?.redeem(credential, now);
    if (identity === undefined) throw new BusinessError(ErrorCode.TicketInvalid);
    const { companyId, subject, appId } = identity;
    return async (tx) => {
      const [page] = await tx.select().from(loginPageConfig).where(eq(loginPageConfig.companyId, companyId));
      if (page?.loginTypes.includes(loginKindOf[source]) !== true) {
        throw new BusinessError(ErrorCode.LoginKindOff);
      }
      const [linked] = await tx
        .select()
        .from(workplaceIdentity)
        .where(
          and(
            eq(workplaceIdentity.source, source),
            eq(workplaceIdentity.companyId, companyId),
            eq(workplaceIdentity.subject, subject),
          ),
        );
      if (linked === undefined) throw new BusinessError(ErrorCode.NotBound);
      return { userId: linked.userId, target: { companyId }, sourceType, appId };
    };
  });
}

const app1Types: Readonly<Record<number, LoginSourceType>> = {
  1: LoginSourceType.IsvApp,
  2: LoginSourceType.ProxyApp,
  3: LoginSourceType.SelfApp,
};

const app1: Run<'app1Login'> = (context, { type, ...sent }) =>
  signIn(context, { ...sent, source: 'app1' }, app1Types[type] ?? LoginSourceType.SelfApp);

const app2: Run<'app2Login'> = (context, sent) =>
  signIn(context, { ...sent, source: 'app2' }, LoginSourceType.CollaborationSuite);

const app3: Run<'app3Login'> = (context, sent) =>
  signIn(context, { ...sent, source: 'app3' }, LoginSourceType.KnowledgeSharing);

const app4: Run<'app4Login'> = (context, sent) =>
  signIn(context, { ...sent, source: 'app4' }, LoginSourceType.OtherMessagingApp);

const jsApiList = ['closeWindow', 'openEnterpriseChat', 'shareAppMessage'];

const withoutFragment = (url: string): string => url.replace(/#.*$/, '');

/**
 * Whether a page gets a signature. Names and values are signed as one text, so what follows a second `&url=` in
 * the address of a page could be given out as the page that was signed.
 */
const maySign = (url: string, settings: Settings): boolean =>
  isOwnPage(url, settings) && !withoutFragment(url).includes('&url=');

/** The messaging app of the caller's company; without a session, of the company whose page asks. */
async function installedApp({ services, session }: OpenContext, url: string) {
  const { db, settings } = services;
  // A signature lets a page use the app's script, so only pages of this portal get one.
  if (!maySign(url, settings)) {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'url' });
  }
  const { host } = new URL(url);
  const domainName =
    domainNameOf(host, { productDomain: settings.PRODUCT_DOMAIN }) || settings.DEFAULT_DOMAIN;
  const [app] = await asSystem(db, (tx) =>
    tx
      .select({ appId: workplaceApp.appId, corpId: workplaceApp.corpId, agentId: workplaceApp.agentId })
      .from(workplaceApp)
      .innerJoin(company, eq(company.companyId, workplaceApp.companyId))
      .where(
        and(
          eq(workplaceApp.source, 'app1'),
          session === undefined ? eq(company.code, domainName) : eq(company.companyId, session.companyId),
        ),
      ),
  );
  if (app === undefined) throw new BusinessError(ErrorCode.NotFound);
  return app;
}

/**
 * Signs by the app's rule: a hash of its ticket, a random text, the time in seconds, and the page without its
 * fragment.
 */
function signed(context: OpenContext, appId: string, url: string) {
  const ticket = createHmac('sha256', context.services.secret).update(`js ticket ${appId}`).digest('hex');
  const timestamp = Math.floor(context.now / 1000);
  const nonceStr = randomBytes(12).toString('base64url');
  const statement = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${withoutFragment(url)}`;
  const signature = createHash('sha1').update(statement).digest('hex');
  return { timestamp, nonceStr, signature, jsApiList };
}

const agentConfig: Run<'jsAgentConfig'> = async (context, { url }) => {
  const { appId, corpId, agentId } = await installedApp(context, url);
  return { corpId, agentId, ...signed(context, `${appId} ${agentId}`, url) };
};

const pageConfig: Run<'jsConfig'> = async (context, { url }) => {
  const { appId } = await installedApp(context, url);
  return { appId, ...signed(context, appId, url) };
};

/** The suite id is the same for all companies of an installation. */
const suite: Run<'suiteId'> = () => Promise.resolve({ suiteId: 'demo-suite' });

export const workplaceHandlers = {
  app1Login: app1,
  app2Login: app2,
  app3Login: app3,
  app4Login: app4,
  jsAgentConfig: agentConfig,
  jsConfig: pageConfig,
  suiteId: suite,
} satisfies Handlers;
