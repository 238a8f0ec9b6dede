import { adapterOf, type Adapter } from '@stoa/api/adapter';
import { loginPage } from '@stoa/api/contract/config';
import { jobNumberLogin, login, logout } from '@stoa/api/contract/login';
import { offersOf } from '@stoa/api/contract/names';
import { FixedPageKey, LoginKind } from '@stoa/domain';
import * as v from 'valibot';
import { Examination, NotOffered } from './checks.ts';
import type { Asked, Check } from './checks.ts';
import { isRead, neverMade, onOwnWorkOnly } from './conduct.ts';
import { callsOf, endpoints, isOfSpec } from './contract.ts';
import type { NamedCall, Profile } from './contract.ts';
import { envelopeOf } from './envelope.ts';
import { Known } from './known.ts';
import { fetchAnswer, pathOf, send } from './send.ts';
import type { Fields, Target } from './send.ts';

export interface Options {
  /** Base address of every call, such as `https://portal.example.com/api`. */
  readonly host: string;
  readonly profile: Profile;
  /** `domainName` of the company. */
  readonly tenant?: string;
  readonly account?: string;
  readonly password?: string;
  /** Whether to make calls that change something, too. */
  readonly write?: boolean;
  /** Id of a company that exists and of which the account is no member. */
  readonly foreignCompanyId?: number;
  /** Path segments that replace `{app-1}` to `{app-4}`. */
  readonly segments?: readonly string[];
  /** Calls of the specification that the target is known to lack. */
  readonly allowMissing?: ReadonlySet<string>;
  /**
   * Names of the calls that the target has, as in `calls` of the portal's settings; without it all are
   * checked.
   */
  readonly calls?: readonly string[];
  /** Adapts the calls to a target of another shape, as in the portal. */
  readonly adapter?: Adapter;
  readonly timeoutMs?: number;
  /** Milliseconds to wait when the target answers that calls come too fast. */
  readonly pauseMs?: number;
}

/**
 * Result of a call. `holds`: every check passed. `part`: every possible check passed, and `why` lists those
 * that were not possible. `differs`: a check failed.
 */
export type PlainVerdict = 'holds' | 'part' | 'differs' | 'not offered';

/**
 * Result of a call that was made through an adapter. `same`: all checks passed, and the adapter does not
 * change the call. `adapted`: all checks passed with the adapter. `absent`: the target does not have the
 * call.
 */
export type AdaptedVerdict = 'same' | 'adapted' | 'differs' | 'absent';

export type Verdict = PlainVerdict | AdaptedVerdict;

export interface CallReport {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly verdict: Verdict;
  readonly checks: readonly Check[];
  /** Why a check was not made, or why a missing call counts as a fault. */
  readonly why?: string;
}

export interface Report {
  readonly host: string;
  readonly profile: Profile;
  /** Whether the calls were made through an adapter. */
  readonly adapted: boolean;
  readonly calls: readonly CallReport[];
}

const nobody = { account: 'conformance-nobody', password: 'Nobody2026' };

interface Run {
  readonly options: Options;
  readonly asked: Asked;
  readonly known: Known;
}

const isFault = ({ differences }: Check): boolean => differences.some(({ weight }) => weight === 'fault');

/** The verdict by the names of a run with an adapter. */
function throughAdapter(verdict: Verdict, isNamed: boolean): Verdict {
  if (verdict === 'not offered') return 'absent';
  if (verdict === 'differs') return verdict;
  return isNamed ? 'adapted' : 'same';
}

function report({ name, call }: NamedCall, checks: readonly Check[], why?: string): CallReport {
  const { id, method, path } = call;
  const verdict = checks.some(isFault) ? 'differs' : why === undefined ? 'holds' : 'part';
  return { id, name, method, path, verdict, checks, ...(why === undefined ? {} : { why }) };
}

function missing({ name, call }: NamedCall, { allowMissing }: Options): CallReport {
  const { id, method, path } = call;
  const counts = isOfSpec(id) && allowMissing?.has(id) !== true;
  return {
    id,
    name,
    method,
    path,
    verdict: counts ? 'differs' : 'not offered',
    checks: counts
      ? [
          {
            name: 'answer',
            differences: [{ weight: 'fault', path: '', text: 'HTTP 404: the specification has this call' }],
          },
        ]
      : [],
  };
}

/** A call that the target is configured not to have, and which the portal therefore never makes. */
const notAsked = (
  name: string,
  { id, method, path }: Omit<CallReport, 'name' | 'verdict' | 'checks'>,
): CallReport => ({
  id,
  name,
  method,
  path,
  verdict: 'not offered',
  checks: [],
});

/** Why the call is not made with valid parameters; undefined when it may be. */
function obstacle({ call }: NamedCall, { asked, known }: Run): string | undefined {
  const never = neverMade.get(call.id);
  if (never !== undefined) return never;
  if (!asked.write && !isRead(call)) return 'changes something; --write makes it';
  if (call.auth === 'session' && asked.token === undefined) return 'needs an account';
  const lacks = known.lacks(call);
  if (lacks.length === 0) return undefined;
  const where = onOwnWorkOnly.has(call.id) ? 'this run made' : 'was found';
  return `no ${lacks.join(', ')} ${where}`;
}

async function examine(named: NamedCall, run: Run): Promise<CallReport> {
  const { asked, known, options } = run;
  const { call } = named;
  const examination = new Examination(call, asked);
  try {
    await examination.strangers();
    const signedIn = call.auth !== 'session' || asked.token !== undefined;
    const fields = known.requestFor(call);
    const why = obstacle(named, run);
    // This check comes before the request with valid parameters, because that request may end the session.
    if (signedIn) {
      await examination.badParameter(fields);
      await examination.unknownThing(fields);
    }
    if (why === undefined && (await examination.answer(fields))) {
      known.learn(call, examination.data, !isRead(call));
      await examination.foreignCompany(fields);
      await examination.pages(fields);
      await examination.repeated(fields);
    }
    await examination.probe();
    return report(named, examination.checks, why);
  } catch (error) {
    if (error instanceof NotOffered) return missing(named, options);
    throw error;
  }
}

interface SignIn {
  readonly token?: string;
  readonly data?: unknown;
  /** Report on the call with which the run signed in. */
  readonly entry: CallReport;
}

type Credentials = Readonly<{ account: string; password: string }>;

/** How people of the company sign in: by password, or by job number where passwords are not offered. */
async function entranceOf(
  target: Target,
  domainName: string,
): Promise<{ named: NamedCall; fieldsFor: (who: Credentials) => Fields }> {
  const page = envelopeOf(await send(target, loginPage, { fields: { domainName } })).envelope?.data;
  const known = v.is(loginPage.data, page) ? page : undefined;
  const kinds = known?.loginTypes ?? [];
  const common = { domainName, deviceType: 5 };
  return kinds.includes(LoginKind.JobNumber) && !kinds.includes(LoginKind.Password)
    ? {
        named: { name: 'jobNumberLogin', call: jobNumberLogin },
        fieldsFor: ({ account, password }) => ({
          ...common,
          jobNumber: account,
          password,
          companyId: known?.companyId,
        }),
      }
    : {
        named: { name: 'login', call: login },
        fieldsFor: (who) => ({ ...common, loginKind: LoginKind.Password, ...who }),
      };
}

async function signIn(target: Target, options: Options): Promise<SignIn> {
  const { account, password, tenant = '' } = options;
  const { named, fieldsFor } = await entranceOf(target, tenant);
  const asked = {
    target,
    token: undefined,
    write: false,
    bare: options.profile === 'specification',
    foreignCompanyId: 0,
  };
  const examination = new Examination(named.call, asked);
  try {
    if (account !== undefined && password !== undefined) {
      await examination.answer(fieldsFor({ account, password }));
    }
    await examination.wrongPassword(fieldsFor(nobody));
    const { data } = examination;
    const token = v.is(login.data, data) ? data.access_token : undefined;
    const why = account === undefined ? 'needs an account' : undefined;
    return {
      ...(token === undefined ? {} : { token, data }),
      entry: report(named, examination.checks, why),
    };
  } catch (error) {
    if (error instanceof NotOffered) return { entry: missing(named, options) };
    throw error;
  }
}

/** Ends the run's own session and checks that its token then answers 202, which means expired. */
async function signOut(run: Run, witness: NamedCall | undefined): Promise<CallReport> {
  const named = { name: 'logout', call: logout };
  const { asked, options } = run;
  const examination = new Examination(logout, asked);
  try {
    await examination.answer({ type: 5 });
    const checks = [...examination.checks];
    if (asked.token !== undefined && witness !== undefined) {
      const after = new Examination(witness.call, asked);
      await after.ended(asked.token);
      checks.push(...after.checks);
    }
    return report(named, checks);
  } catch (error) {
    if (error instanceof NotOffered) return missing(named, options);
    throw error;
  }
}

async function tusReports(
  target: Target,
  offers: ReturnType<typeof offersOf>,
): Promise<readonly CallReport[]> {
  return Promise.all(
    endpoints.map(async ({ name, endpoint }) => {
      const { id, path } = endpoint;
      if (!offers(endpoint)) return notAsked(name, { id, path, method: 'tus' });
      const address = `${target.host}${pathOf(path, target.segments)}`;
      const headers = { DeviceModel: 'PC', 'Tus-Resumable': '1.0.0', 'Upload-Length': '1' };
      const { status } = await fetchAnswer(address, { method: 'POST', headers }, target.timeoutMs);
      const refused = status >= 400 && status < 500;
      const common = { id, name, method: 'tus', path };
      if (status === 404) return { ...common, verdict: 'not offered' as const, checks: [] };
      const text = `HTTP ${status}: an upload that nobody allowed is refused`;
      const differences = refused ? [] : [{ weight: 'fault' as const, path: '', text }];
      return {
        ...common,
        verdict: refused ? ('part' as const) : ('differs' as const),
        checks: [{ name: 'nobody' as const, differences }],
        why: 'needs an upload credential',
      };
    }),
  );
}

const numberOf = ({ id }: CallReport): number => (isOfSpec(id) ? 0 : 1000) + Number(id.slice(1));

/** Nothing answers at the address of the calls, so there is nothing to report. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const ends = ({ call }: NamedCall): boolean => onOwnWorkOnly.has(call.id);

async function demandAnswer({ host, timeoutMs }: Target): Promise<void> {
  const { status, problem } = await fetchAnswer(host, { headers: { DeviceModel: 'PC' } }, timeoutMs);
  if (status === 0) throw new Unreachable(`Nothing can be asked of ${host}: ${problem ?? ''}`);
}

/**
 * Checks a back end against the contract, one request after the other.
 *
 * @throws {Unreachable} when nothing answers there.
 */
export async function conform(options: Options): Promise<Report> {
  const { host, profile, tenant = '', write = false, foreignCompanyId = 2_147_483_647 } = options;
  const target: Target = {
    host: host.replace(/\/+$/, ''),
    segments: options.segments ?? [],
    timeoutMs: options.timeoutMs ?? 60_000,
    pauseMs: options.pauseMs ?? 20_000,
    // Nothing is printed, because each check reports what the adapter could not do.
    adapt: options.adapter && adapterOf(options.adapter, { tell: () => undefined }),
  };
  await demandAnswer(target);
  const { token, data, entry } = await signIn(target, options);
  const known = new Known({
    domainName: tenant,
    deviceType: 5,
    fileIds: [],
    stream: false,
    // The only page key that needs no session.
    pageKey: FixedPageKey.Find,
    // A back end signs only pages of its own host.
    url: new URL('/home', host).href,
    ...(v.is(login.data, data) ? { companyId: data.companyId } : {}),
  });
  const run: Run = {
    options,
    known,
    asked: { target, token, write, bare: profile === 'specification', foreignCompanyId },
  };

  const offers = options.calls ? offersOf(options.calls) : () => true;
  const asked = callsOf(profile).filter(({ call }) => call.id !== entry.id && call.id !== logout.id);
  const others = asked.filter(({ call }) => offers(call));
  const switching = others.filter(({ call }) => call.id === 'S8');
  const done = new Map<string, CallReport>();
  const inOrder = others.filter(({ call }) => call.id !== 'S8');
  // Calls that undo or delete come last, because other calls may need what they would remove.
  for (const part of [inOrder.filter((named) => !ends(named)), inOrder.filter(ends)]) {
    // The loop ends when nothing changes any more, because a call may need an id that a later call returns.
    let waiting = part;
    for (let before = waiting.length + 1; waiting.length > 0 && waiting.length < before;) {
      before = waiting.length;
      const later: NamedCall[] = [];
      for (const named of waiting) {
        if (known.lacks(named.call).length > 0 && !neverMade.has(named.call.id)) later.push(named);
        else done.set(named.call.id, await examine(named, run));
      }
      waiting = later;
    }
    for (const named of waiting) done.set(named.call.id, await examine(named, run));
  }

  // Switching company ends the session that makes the call, so these calls get a session of their own.
  for (const named of switching) {
    const own = write && token !== undefined ? (await signIn(target, options)).token : token;
    done.set(named.call.id, await examine(named, { ...run, asked: { ...run.asked, token: own } }));
  }
  const witness = others.find(
    ({ call }) => call.auth === 'session' && done.get(call.id)?.checks.some(({ name }) => name === 'answer'),
  );
  const calls = [entry, ...done.values(), await signOut(run, witness)];
  for (const { name, call } of asked) if (!offers(call)) calls.push(notAsked(name, call));
  if (profile === 'full') calls.push(...(await tusReports(target, offers)));
  return {
    host: target.host,
    profile,
    adapted: options.adapter !== undefined,
    calls: calls
      .map((one) => {
        const named = options.adapter?.calls;
        return named ? { ...one, verdict: throughAdapter(one.verdict, Object.hasOwn(named, one.name)) } : one;
      })
      .toSorted((one, other) => numberOf(one) - numberOf(other)),
  };
}
