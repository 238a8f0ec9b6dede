import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  domainName,
  globalConfig as globalConfigData,
  loginPageConfig,
  vodConfigs,
} from './types/company.ts';
import { noRequest } from './types/wire.ts';

export type { GlobalConfig, LoginPageConfig, VodConfig } from './types/company.ts';

/**
 * Configuration of the video cloud (specification point 7.3): inside `data`, an object named after the
 * provider.
 */
export const videoCloudConfig = defineCall({
  id: 'S16',
  method: 'GET',
  path: '/comp/pc/config',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: vodConfigs,
});

/** The feature flags of the company (specification point 7.2). */
export const globalConfig = defineCall({
  id: 'S17',
  method: 'GET',
  path: '/company/company/config/get',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: globalConfigData,
});

/** Branding of a tenant's login page (specification point 7.1); an unknown name gets the platform's. */
export const loginPage = defineCall({
  id: 'S18',
  method: 'GET',
  path: '/company/domainName/pc/login/page',
  encoding: 'query',
  auth: 'none',
  request: v.object({ domainName }),
  data: loginPageConfig,
});
