import { LoginKind } from '@stoa/domain';
import * as v from 'valibot';
import { lenient, matching, numberOrText } from './wire.ts';

const off = lenient(v.boolean(), false);

/** Flags and defaults of specification point 3. A missing or wrong flag takes its default. */
export const globalConfig = v.object({
  knowledgeModule: lenient(v.boolean(), true),
  showVipPaidCourseFlg: off,
  showWannaLearnFlg: off,
  showSharingRewardsFlg: off,
  showSearchCourseFlg: off,
  showRecommendCourseFlg: off,
  showAiChatFlg: off,
  hidePCFooter: off,
  hidePCHeader: off,
  hideCourseComment: off,
  hideCourseStudyNum: off,
  hideCourseCollect: off,
  privateFileServer: off,
  hideMyOrder: off,
});
export type GlobalConfig = v.InferOutput<typeof globalConfig>;

const text = lenient(v.string(), '');
const presetId = lenient(numberOrText, '');

/**
 * Configuration of the video cloud (specification point 7.3). `appSecret` is an upload secret of this tenant
 * only, never the cloud's own.
 */
export const vodConfig = v.object({
  appKey: text,
  appSecret: text,
  audioTypeId: presetId,
  audioPresetId: presetId,
  videoTypeId: presetId,
  videoPresetId: presetId,
  callbackUrl: text,
  uploadCallbackUrl: text,
});
export type VodConfig = v.InferOutput<typeof vodConfig>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Configurations by the name of their video-cloud provider; a provider without a usable one is left out. */
export const vodConfigs = v.pipe(
  v.custom<object>(isObject),
  v.transform((providers): Record<string, VodConfig> =>
    Object.fromEntries(
      Object.entries(providers).flatMap(([name, value]) => {
        const read = v.safeParse(vodConfig, value);
        return read.success ? [[name, read.output]] : [];
      }),
    ),
  ),
);

/** The tenant's name, '' for none; at most as long as a host name may be. */
export const domainName = matching(/^.{0,253}$/);

const knownLoginKinds = new Set<unknown>(Object.values(LoginKind));
const isLoginKind = (value: unknown): value is LoginKind => knownLoginKinds.has(value);

/** A login kind of a later version is left out instead of closing the login page. */
export const loginTypes = v.pipe(
  v.array(v.unknown()),
  v.transform((kinds): LoginKind[] => kinds.map(Number).filter(isLoginKind)),
);

type LoginAppKind =
  | typeof LoginKind.App1
  | typeof LoginKind.App2
  | typeof LoginKind.App3
  | typeof LoginKind.App4;

/** A login through a workplace app. */
export const loginApp = v.object({
  loginKind: v.custom<LoginAppKind>((kind) => isLoginKind(kind) && kind >= LoginKind.App1),
  name: v.string(),
  iconUrl: v.string(),
  authorizeUrl: v.string(),
});

/**
 * The look of a login page (specification point 7.1). Wrong branding falls back to defaults, so that people
 * can log in all the same.
 */
export const loginPageConfig = v.object({
  name: text,
  slogan: text,
  logoUrl: text,
  backgroundUrl: text,
  bottomDescription: text,
  deep: off,
  colorPrimary: text,
  showDownloadButton: lenient(v.boolean(), true),
  loginTypes: lenient(loginTypes, [LoginKind.Password, LoginKind.SmsCode]),
  companyId: lenient(v.number(), 500),
  tabLogoUrl: text,
  tabTitle: text,
  downloadUrl: lenient(v.optional(v.string()), undefined),
  agreementUrl: lenient(v.optional(v.string()), undefined),
  privacyUrl: lenient(v.optional(v.string()), undefined),
  apps: v.optional(v.array(loginApp)),
});
export type LoginPageConfig = v.InferOutput<typeof loginPageConfig>;
