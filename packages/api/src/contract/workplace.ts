import * as v from 'valibot';
import { defineCall } from './define.ts';
import { loginResult } from './types/account.ts';
import { exchangeKey, matching, noRequest, wireInteger } from './types/wire.ts';

/*
 * `{app-1}` to `{app-4}` are placeholders for the path segments of the workplace apps, which each
 * installation chooses.
 */

const pageUrl = v.object({ url: matching(/^https?:\/\/\S{1,2000}$/) });
const credential = matching(/^\S{1,512}$/);

/** Signs a page's address for the script of the messaging app, as an agent. */
export const jsAgentConfig = defineCall({
  id: 'S24',
  method: 'GET',
  path: '/isv/{app-1}/getJsAgentConfig',
  encoding: 'query',
  auth: 'optional',
  request: pageUrl,
  data: v.object({
    corpId: v.string(),
    agentId: v.string(),
    timestamp: v.number(),
    nonceStr: v.string(),
    signature: v.string(),
    jsApiList: v.array(v.string()),
  }),
});

/** Signs a page's address for the script of the messaging app. */
export const jsConfig = defineCall({
  id: 'S25',
  method: 'GET',
  path: '/isv/{app-1}/getJsConfig',
  encoding: 'query',
  auth: 'optional',
  request: pageUrl,
  data: v.object({
    appId: v.string(),
    timestamp: v.number(),
    nonceStr: v.string(),
    signature: v.string(),
    jsApiList: v.array(v.string()),
  }),
});

/** The suite under which the ISV app is installed. */
export const suiteId = defineCall({
  id: 'S26',
  method: 'GET',
  path: '/isv/{app-1}/getSuiteId',
  encoding: 'query',
  auth: 'none',
  request: noRequest,
  data: v.object({ suiteId: v.string() }),
});

/**
 * Logs in through the enterprise messaging app: type 1 is the ISV app, 2 the proxy app, 3 the self-built app;
 * the source of the login has the same number.
 */
export const app1Login = defineCall({
  id: 'S39',
  method: 'GET',
  path: '/isv/{app-1}/pc/login',
  encoding: 'query',
  auth: 'none',
  spendsCode: true,
  request: v.object({
    type: wireInteger(1, 3),
    code: credential,
    appId: credential,
    corpId: credential,
    idemKey: exchangeKey,
  }),
  data: loginResult,
});

/** Logs in through the collaboration suite. */
export const app2Login = defineCall({
  id: 'S40',
  method: 'GET',
  path: '/isv/{app-2}/pc/login',
  encoding: 'query',
  auth: 'none',
  spendsCode: true,
  request: v.object({ code: credential, appId: credential, idemKey: exchangeKey }),
  data: loginResult,
});

/** Logs in through the knowledge-sharing platform. */
export const app3Login = defineCall({
  id: 'S41',
  method: 'GET',
  path: '/isv/{app-3}/pc/login',
  encoding: 'query',
  auth: 'none',
  spendsCode: true,
  request: v.object({ code: credential, idemKey: exchangeKey }),
  data: loginResult,
});

/** Logs in through the other messaging app. */
export const app4Login = defineCall({
  id: 'S42',
  method: 'GET',
  path: '/isv/{app-4}/pc/login',
  encoding: 'query',
  auth: 'none',
  spendsCode: true,
  request: v.object({ code: credential, appId: credential, idemKey: exchangeKey }),
  data: loginResult,
});
