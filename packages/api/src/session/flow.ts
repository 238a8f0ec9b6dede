import { safeParse } from 'valibot';
import type { Client } from '../client/createClient.ts';
import { companyInfo } from '../contract/company.ts';
import { globalConfig, videoCloudConfig } from '../contract/config.ts';
import { logout as logoutCall, userInfo } from '../contract/parts/person.ts';
import { vodConfig } from '../contract/types/company.ts';
import type { CompanyInfo } from '../contract/types/companyInfo.ts';
import type { LoginResult } from '../contract/types/account.ts';
import type { CacheEntries } from './entries.ts';

export interface SessionStart {
  /** The company's logo, colours and navigation; absent when their call failed. */
  readonly company: CompanyInfo | undefined;
}

export interface EnterOptions {
  /** Name of the object inside the video-cloud configuration; each installation has its own. */
  vodProviderKey?: string;
}

/** Runs a step only while the session for which it was started lasts. */
const during = (client: Client) => {
  const { session } = client;
  const { generation } = session;
  return (step: () => void): void => {
    if (session.generation === generation) step();
  };
};

async function loadCompany(client: Client): Promise<CompanyInfo | undefined> {
  const still = during(client);
  try {
    const company = await client.call(companyInfo, { loginType: 3, deviceType: 5 });
    still(() => client.session.mergeCompany(company));
    return company;
  } catch {
    // The client has already shown the failure to the person, so the session continues with the data that it
    // has.
    return undefined;
  }
}

async function loadFlags(client: Client): Promise<void> {
  const still = during(client);
  const flags = await client.call(globalConfig);
  still(() => client.session.write('globalConfig', flags));
}

async function loadVideoCloud(client: Client, providerKey: string): Promise<void> {
  const still = during(client);
  const providers = await client.call(videoCloudConfig);
  still(() => {
    if (Object.hasOwn(providers, providerKey)) client.session.write('vodConfig', providers[providerKey]);
  });
}

/**
 * After any login or company switch (specification point 4): the session begins, the user information is
 * merged, then the company's configurations are loaded together. Without user information there is no
 * session: it is cleared and the call's error is thrown on.
 */
export async function enterSession(
  client: Client,
  result: LoginResult,
  { vodProviderKey = 'vod' }: EnterOptions = {},
): Promise<SessionStart> {
  client.session.begin(result);
  const still = during(client);
  try {
    const info = await client.call(userInfo, { from: 'pc' });
    still(() => client.session.mergeUser(info));
  } catch (error) {
    still(() => client.session.reset());
    throw error;
  }
  const [company] = await Promise.all([
    loadCompany(client),
    loadFlags(client).catch(() => undefined),
    loadVideoCloud(client, vodProviderKey).catch(() => undefined),
  ]);
  return { company };
}

/**
 * For a page that is opened with a session: loads again what the login has loaded, all at once. The
 * video-cloud configuration waits for the first upload. Rejects when the user information cannot be loaded,
 * so that the page can offer to try again; the session itself is kept.
 */
export async function resumeSession(client: Client): Promise<SessionStart> {
  const still = during(client);
  const [company, info] = await Promise.all([
    loadCompany(client),
    client.call(userInfo, { from: 'pc' }),
    loadFlags(client).catch(() => undefined),
  ]);
  still(() => client.session.mergeUser(info));
  return { company };
}

/**
 * The video-cloud configuration for an upload: the cached one, else the server's, because a page opened with
 * a session has not loaded it. `undefined` when the company has no such video cloud.
 */
export async function videoCloud(
  client: Client,
  { vodProviderKey = 'vod' }: EnterOptions = {},
): Promise<CacheEntries['vodConfig']> {
  const kept = safeParse(vodConfig, client.session.read('vodConfig'));
  if (kept.success) return kept.output;
  await loadVideoCloud(client, vodProviderKey);
  return client.session.read('vodConfig');
}

/** Longest time in ms that a person waits to be logged out. */
const logoutWaitMs = 2_000;

/**
 * Logs out (specification point 7.6). The session is reset at once, whatever the answer; the call is sent
 * with the old token and is given two seconds before the promise settles anyway. Its answer belongs to an
 * earlier session, so no error dialog opens.
 */
export async function logout(client: Client): Promise<void> {
  const call = client.call(logoutCall, { type: 5 }, { keepalive: true });
  client.session.reset();
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    call.catch(() => undefined),
    new Promise((resolve) => {
      timer = setTimeout(resolve, logoutWaitMs);
    }),
  ]);
  clearTimeout(timer);
}
