import { flagOr, ownField, parseJson } from './record.ts';

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

/** The values that hold until the company's own are known. */
export const defaultGlobalConfig: GlobalConfig = Object.freeze(defaults);

/**
 * Flags from an answer or from storage (JSON text or value). Only real booleans with known names are taken;
 * every other flag keeps its default.
 */
export function globalConfigFrom(stored: unknown): GlobalConfig {
  const source = typeof stored === 'string' ? parseJson(stored) : stored;
  const flag = (name: GlobalConfigFlag) => flagOr(ownField(source, name), defaultGlobalConfig[name]);
  return {
    knowledgeModule: flag('knowledgeModule'),
    showVipPaidCourseFlg: flag('showVipPaidCourseFlg'),
    showWannaLearnFlg: flag('showWannaLearnFlg'),
    showSharingRewardsFlg: flag('showSharingRewardsFlg'),
    showSearchCourseFlg: flag('showSearchCourseFlg'),
    showRecommendCourseFlg: flag('showRecommendCourseFlg'),
    showAiChatFlg: flag('showAiChatFlg'),
    hidePCFooter: flag('hidePCFooter'),
    hidePCHeader: flag('hidePCHeader'),
    hideCourseComment: flag('hideCourseComment'),
    hideCourseStudyNum: flag('hideCourseStudyNum'),
    hideCourseCollect: flag('hideCourseCollect'),
    privateFileServer: flag('privateFileServer'),
    hideMyOrder: flag('hideMyOrder'),
  };
}
