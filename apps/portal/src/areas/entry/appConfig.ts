import type { Client } from '@stoa/api';
import { jsAgentConfig, jsConfig, suiteId } from '@stoa/api/contract/workplace';
import { LoadState, LoginSourceType } from '@stoa/domain';

let state: LoadState = LoadState.NotLoad;

/**
 * Whether the messaging app's configuration has been loaded on this page. The portal keeps nothing else of it,
 * because it uses none of the app's own functions.
 */
export const isAppConfigured = (): boolean => state === LoadState.Loaded;

/**
 * Loads the configuration of the messaging app once for each page. A failure is ignored, because it must keep
 * nobody from signing in; the next login tries again.
 */
export async function configureApp(client: Client, type: LoginSourceType): Promise<void> {
  if (state !== LoadState.NotLoad) return;
  state = LoadState.Loading;
  const url = location.href.replace(/#.*$/, '');
  try {
    await Promise.all([
      client.call(jsConfig, { url }, { silent: true }),
      client.call(jsAgentConfig, { url }, { silent: true }),
      type === LoginSourceType.IsvApp ? client.call(suiteId, undefined, { silent: true }) : undefined,
    ]);
    state = LoadState.Loaded;
  } catch {
    state = LoadState.NotLoad;
  }
}
