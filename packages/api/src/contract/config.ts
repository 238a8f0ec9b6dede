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

/** Contract S16, specification point 7.3: inside `data`, an object named after the video-cloud provider. */
export const videoCloudConfig = defineCall({
  id: 'S16',
  method: 'GET',
  path: '/comp/pc/config',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: vodConfigs,
});

/** Contract S17, specification point 7.2: the feature flags of the company. */
export const globalConfig = defineCall({
  id: 'S17',
  method: 'GET',
  path: '/company/company/config/get',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: globalConfigData,
});

/** Contract S18, specification point 7.1: branding of a tenant; an unknown name answers the platform's. */
export const loginPage = defineCall({
  id: 'S18',
  method: 'GET',
  path: '/company/domainName/pc/login/page',
  encoding: 'query',
  auth: 'none',
  request: v.object({ domainName }),
  data: loginPageConfig,
});
