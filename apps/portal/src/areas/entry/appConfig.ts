import type { Client } from '@stoa/api';
import { jsAgentConfig, jsConfig, suiteId } from '@stoa/api/contract/workplace';
import type { DataOf } from '@stoa/api';
import { LoginSourceType } from '@stoa/domain';

/** What the messaging app's script is configured with. */
export interface AppConfig {
  readonly page: DataOf<typeof jsConfig>;
  readonly agent: DataOf<typeof jsAgentConfig>;
  /** Id of the suite, where the messaging app is installed as one of its apps. */
  readonly suiteId: string | undefined;
}

let loaded: AppConfig | undefined;
let loading: Promise<void> | undefined;

/** The configuration of the messaging app on this page; `undefined` while there is none. */
export const appConfig = (): AppConfig | undefined => loaded;

async function load(client: Client, type: LoginSourceType): Promise<void> {
  const url = location.href.replace(/#.*$/, '');
  const [page, agent, suite] = await Promise.all([
    client.call(jsConfig, { url }, { silent: true }),
    client.call(jsAgentConfig, { url }, { silent: true }),
    type === LoginSourceType.IsvApp ? client.call(suiteId, undefined, { silent: true }) : undefined,
  ]);
  loaded = { page, agent, suiteId: suite?.suiteId };
}

/**
 * Configures the messaging app once for each page. A failure is ignored, because it must keep nobody from
 * signing in.
 */
export function configureApp(client: Client, type: LoginSourceType): Promise<void> {
  loading ??= load(client, type).catch(() => {
    loading = undefined;
  });
  return loading;
}
