import { ownField } from '../kernel/ownField.ts';
import { flagOr, keysOf, parseJson } from './record.ts';

const defaults = {
  knowledgeModule: true,
  showVipPaidCourseFlg: false,
  showWannaLearnFlg: false,
  showSharingRewardsFlg: false,
  showSearchCourseFlg: false,
  showRecommendCourseFlg: false,
  showAiChatFlg: false,
  hidePCFooter: false,
  hidePCHeader: false,
  hideCourseComment: false,
  hideCourseStudyNum: false,
  hideCourseCollect: false,
  privateFileServer: false,
  hideMyOrder: false,
};

export type GlobalConfigFlag = keyof typeof defaults;
/** Feature flags of a company (specification point 3). */
export type GlobalConfig = Readonly<Record<GlobalConfigFlag, boolean>>;

/** The values that apply until the company's own are known. */
export const defaultGlobalConfig: GlobalConfig = Object.freeze(defaults);

/**
 * Flags from an answer or from storage (JSON text or value). Only real booleans with known names are used;
 * every other flag keeps its default.
 */
export function globalConfigFrom(stored: unknown): GlobalConfig {
  const source = typeof stored === 'string' ? parseJson(stored) : stored;
  const flags = { ...defaults };
  for (const name of keysOf(defaults)) flags[name] = flagOr(ownField(source, name), flags[name]);
  return flags;
}
