import type { Client } from '@stoa/api';
import { jsAgentConfig, jsConfig, suiteId } from '@stoa/api/contract/workplace';
import type { DataOf } from '@stoa/api';
import { LoginSourceType } from '@stoa/domain';

/** What the messaging app's script is configured with. */
export interface AppConfig {
  readonly page: DataOf<typeof jsConfig>;
  readonly agent: DataOf<typeof jsAgentConfig>;
  /** Where it is installed as an app of a suite. */
  readonly suiteId: string | undefined;
}

let loaded: AppConfig | undefined;
let loading: Promise<void> | undefined;

/** Whether the messaging app has been configured on this page, and with what. */
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

/** Once a page. An app that cannot be configured is no reason to keep anybody out. */
export function configureApp(client: Client, type: LoginSourceType): Promise<void> {
  loading ??= load(client, type).catch(() => {
    loading = undefined;
  });
  return loading;
}
