import type { Offers } from '@stoa/api';
import type { CallFacts } from '@stoa/api/contract/define';
import { offersOf } from '@stoa/api/contract/names';
import type { GlobalConfig } from '@stoa/domain';
import type { BackEnd } from '../session/backEnd.ts';

const list = ['X11'] as const;
const lesson = ['X14', 'X22', 'X23'] as const;

/**
 * Numbers of the calls without which a screen has nothing to show. The calls of the specification are not
 * named, because every back end has them.
 */
export const needs: Readonly<Record<string, readonly CallFacts['id'][]>> = {
  '/home': [],
  '/auth-login': [],
  '/sso-login': [],
  '/sso': [],
  '/course/all': list,
  '/course/:type': list,
  '/course/free': list,
  '/course/fresh': list,
  '/course/hot': list,
  '/course/industry': ['X11', 'X12'],
  '/course/customize': list,
  '/course/ai': list,
  '/cloud-course': list,
  '/course/detail': ['X13'],
  '/course/special/list': ['X19'],
  '/course/special/detail': ['X11', 'X20'],
  '/course/institute/list': ['X19'],
  '/course/institute/detail': ['X11', 'X20'],
  '/course/chapter': ['X14'],
  '/course/study': lesson,
  '/course/study/pure': lesson,
  '/exam/info': ['X34'],
  '/exam/answer': ['X34', 'X35', 'X36', 'X39'],
  '/exam/external': ['X35', 'X36', 'X39', 'X42', 'X43'],
  '/teacher/list': ['X100'],
  '/teacher/detail': ['X101'],
  '/lecturer/list': ['X100'],
  '/lecturer/detail': ['X101'],
  '/mentor/detail': ['X101'],
  '/questionnaire/list': ['X44'],
  '/questionnaire/answer': ['X45', 'X47'],
  '/questionnaire/record': ['X48'],
  '/search': ['X129'],
  '/course/navArea': ['X7', 'X11'],
  '/user/info': [],
  '/user/course': ['X21'],
  '/user/concern': ['X32'],
  '/exam/list': ['X33'],
  '/exam/record': ['X40', 'X41'],
  '/mentor/teach': ['X81', 'X82'],
  '/user/certificate': ['X102'],
  '/certificate/verify': ['X104'],
};

/** Switches off the flags for which the back end has no call. */
function flagsWith(offers: Offers, flags: GlobalConfig): GlobalConfig {
  const has = (id: CallFacts['id']): boolean => offers({ id });
  const marks = has('X31');
  return {
    ...flags,
    showSearchCourseFlg: flags.showSearchCourseFlg && has('X129'),
    showAiChatFlg: flags.showAiChatFlg && has('X145'),
    showSharingRewardsFlg: flags.showSharingRewardsFlg && has('X18'),
    showWannaLearnFlg: flags.showWannaLearnFlg && marks,
    hideCourseCollect: flags.hideCourseCollect || !marks,
    hideCourseComment: flags.hideCourseComment || !has('X24'),
  };
}

/** A back end that has only the calls of a list; loaded only where an installation is configured so. */
export function partialBackEnd(calls: 'specification' | readonly string[]): BackEnd {
  const offers = offersOf(typeof calls === 'string' ? [calls] : calls);
  return {
    offers,
    serves: (path) => (needs[path] ?? []).every((id) => offers({ id })),
    flags: (flags) => flagsWith(offers, flags),
  };
}
