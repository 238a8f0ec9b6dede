// @vitest-environment happy-dom
import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import { LoginSourceType } from '@stoa/domain';
import { expect, it } from 'vitest';
import { configureApp, isAppConfigured } from './appConfig.ts';

const asked: string[] = [];
let code = 500;
const client = createClient({
  host: '/api',
  session: createSessionStore({ storage: memoryStorage(), events: new EventTarget() }),
  dialog: { show: () => undefined, isOpen: () => false },
  locale: 'en',
  onSessionEnd: () => undefined,
  fetch: (address) => {
    asked.push(typeof address === 'string' ? address.replace(/^.*\/|\?.*$/g, '') : '');
    const data = {
      appId: 'a',
      corpId: 'c',
      agentId: '1',
      timestamp: 1,
      nonceStr: 'n',
      signature: 's',
      jsApiList: [],
    };
    return Promise.resolve(new Response(JSON.stringify({ code, msg: '', data: { ...data, suiteId: 's' } })));
  },
});

it('the messaging app counts as configured once all of its configuration has come, and is asked for once', async () => {
  await configureApp(client, LoginSourceType.IsvApp);
  expect(isAppConfigured()).toBe(false);
  code = 200;
  asked.length = 0;
  await Promise.all([
    configureApp(client, LoginSourceType.IsvApp),
    configureApp(client, LoginSourceType.IsvApp),
  ]);
  expect(isAppConfigured()).toBe(true);
  await configureApp(client, LoginSourceType.IsvApp);
  expect(asked.toSorted()).toEqual(['getJsAgentConfig', 'getJsConfig', 'getSuiteId']);
});
