import { jobNumberLogin, login, type LoginResult } from '@stoa/api/contract/login';
import { LoginKind, noCompanyId } from '@stoa/domain';
import type { PasswordLogin } from '@stoa/pages/login/LoginPage';
import type { Portal } from '../../session/portal.ts';
import { untilTurn } from './turn.ts';

/** Begins the session of any login's answer and opens the portal. */
export async function enterAs(
  { client, person, settings, flow }: Portal,
  result: LoginResult,
): Promise<void> {
  const { enterSession } = await flow();
  person.entered(await enterSession(client, result, { vodProviderKey: settings.vodProviderKey }));
}

/** Logs in with account or job number. */
export async function signInWith(
  portal: Portal,
  by: 'password' | 'job',
  { account, password, remember }: PasswordLogin,
  signal: AbortSignal,
): Promise<void> {
  const options = { ...untilTurn, signal };
  const { branding, client, settings } = portal;
  const common = { domainName: settings.domainName, deviceType: 5, password, remember } as const;
  const result =
    by === 'job'
      ? await client.call(
          jobNumberLogin,
          {
            ...common,
            jobNumber: account,
            companyId: branding.get().config?.companyId ?? noCompanyId,
          },
          options,
        )
      : await client.call(login, { ...common, loginKind: LoginKind.Password, account }, options);
  await enterAs(portal, result);
}
