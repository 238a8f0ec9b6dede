import type { LoginResult } from '@stoa/api/contract/login';
import { ErrorCode, LoginKind, LoginSourceType } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { company } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import type { OpenContext } from '../../http/handle.ts';
import type { Credential } from '../../providers/index.ts';
import { exchange } from '../login/exchange.ts';
import { pageOf } from '../login/handlers.ts';
import { accountByJobNumber } from '../login/queries.ts';
import { demandLoginKind } from '../login/rules.ts';
import type { Target } from '../login/rules.ts';
import { isState, makeState } from './state.ts';

const sourceOf = (ssoType: LoginSourceType) =>
  ssoType === LoginSourceType.CloudCourseSso ? 'cloudSso' : 'sso';

const refused = () => new BusinessError(ErrorCode.TicketInvalid);

/** A person of the company's own directory, found by job number. */
async function asColleague(
  context: OpenContext,
  target: Target,
  credential: Credential,
  sourceType: LoginSourceType,
  idemKey: string | undefined,
): Promise<LoginResult> {
  const { services, now } = context;
  const { companyId } = target;
  const asked = { path: `${companyId} ${credential.source}`, code: credential.code, idemKey };
  return exchange(context, asked, async () => {
    const identity = await services.providers.identity?.redeem(credential, now);
    // A ticket of one company cannot be used to sign in to another.
    if (identity === undefined || identity.companyId !== companyId) throw refused();
    return async (tx) => {
      const person = await accountByJobNumber(tx, companyId, identity.subject);
      if (person === undefined) throw new BusinessError(ErrorCode.NotMember);
      return { userId: person.userId, target: { companyId }, sourceType };
    };
  });
}

/** The return address is set at the provider; the state ties the return to this page. */
const config: Run<'ssoConfig'> = async (context, { domainName, ssoType }) => {
  const { services, now, text } = context;
  const { settings, secret, providers, db } = services;
  const target = await pageOf(context, domainName);
  const [owner] = await asSystem(db, (tx) =>
    tx.select().from(company).where(eq(company.companyId, target.companyId)),
  );
  const name = owner === undefined ? '' : text(owner.name);
  if (providers.identity === undefined || !target.loginTypes.includes(LoginKind.Sso)) {
    return { enabled: false, name, authorizeUrl: '' };
  }
  const asked = domainName || settings.DEFAULT_DOMAIN;
  const state = makeState(secret, { domainName: asked, ssoType }, now);
  const authorizeUrl = providers.identity.authorizeUrl(sourceOf(ssoType), asked, state);
  return { enabled: true, name, authorizeUrl };
};

/**
 * Refuses a ticket without a state that was made here, because a link that somebody sent must not sign the
 * reader in. `redirectUri` is not read, because the return address is fixed.
 */
const signOn: Run<'ssoLogin'> = async (context, { ticket, state, domainName, ssoType, idemKey }) => {
  const { settings, secret } = context.services;
  const target = await pageOf(context, domainName);
  demandLoginKind(target, LoginKind.Sso);
  const start = { domainName: domainName || settings.DEFAULT_DOMAIN, ssoType };
  if (state === undefined || !isState(secret, state, start, context.now)) throw refused();
  return asColleague(context, target, { source: sourceOf(ssoType), code: ticket, state }, ssoType, idemKey);
};

/**
 * Names that belong to the form. In the query of a hand-off they are refused, so that each value is read from
 * one place only.
 */
const ofTheForm = new Set(['domainName', 'deviceType', 'sourceType', 'idemKey']);

/**
 * The parameters that the other system signed: all but the portal's own `redirect`. A name that comes twice is
 * refused, because different readers might use different values.
 */
function signedPart(text: string): Readonly<Record<string, string>> {
  const signed = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (signed.has(name) || ofTheForm.has(name))
      throw new BusinessError(ErrorCode.ParamInvalid, { field: name });
    if (name !== 'redirect') signed.set(name, value);
  }
  return Object.fromEntries(signed);
}

/** Passes on everything that came, because the signature covers it. */
const handOff: Run<'handOffLogin'> = async (context, request) => {
  const { domainName, sourceType, idemKey } = request;
  const target = await pageOf(context, domainName);
  const query = signedPart(request.query);
  const code = query['ticket'];
  if (code === undefined) throw refused();
  return asColleague(context, target, { source: 'handOff', code, query }, sourceType, idemKey);
};

export const ssoHandlers = {
  ssoConfig: config,
  ssoLogin: signOn,
  handOffLogin: handOff,
} satisfies Handlers;
