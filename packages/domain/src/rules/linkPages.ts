import { CertifiedState } from '../enums/commerce.ts';
import { LiveKind } from '../enums/live.ts';
import { FixedPageKey } from '../enums/page.ts';
import { NavAreaKind, TargetKind } from '../enums/target.ts';

/** Kinds whose page needs the id of the thing that it shows. */
export const detailPages: ReadonlyMap<TargetKind, readonly [path: string, idName: string]> = new Map([
  [TargetKind.Course, ['/course/detail', 'courseId']],
  [TargetKind.Knowledge, ['/knowledge/study', 'knowledgeId']],
  [TargetKind.Exam, ['/exam/info', 'examId']],
  [TargetKind.Questionnaire, ['/questionnaire/answer', 'id']],
  [TargetKind.OmoSession, ['/study/omo/offline-class/detail', 'sessionId']],
  [TargetKind.Homework, ['/study/omo/homework', 'homeworkId']],
  [TargetKind.Assessment, ['/study/omo/offline-class/examine', 'assessmentId']],
  [TargetKind.Sign, ['/study/omo/sign', 'signId']],
  [TargetKind.CloudCourse, ['/course/detail', 'courseId']],
  [TargetKind.Topic, ['/study/topic/detail', 'topicId']],
  [TargetKind.TalentChannel, ['/study/talent/channel', 'channelId']],
  [TargetKind.TalentScheme, ['/study/talent/scheme-detail', 'schemeId']],
  [TargetKind.Teacher, ['/teacher/detail', 'id']],
  [TargetKind.Lecturer, ['/lecturer/detail', 'id']],
  [TargetKind.Mentor, ['/mentor/detail', 'id']],
  [TargetKind.Special, ['/course/special/detail', 'id']],
  [TargetKind.Institute, ['/course/institute/detail', 'id']],
]);

/** Kinds whose page also works without an id: a list, a centre, an introduction. */
export const placePages: ReadonlyMap<TargetKind, readonly [path: string, idName: string]> = new Map([
  [TargetKind.Plan, ['/study/center', 'planId']],
  [TargetKind.Ojt, ['/study/ojt/list', 'ojtId']],
  [TargetKind.News, ['/news', 'newsId']],
  [TargetKind.Certificate, ['/user/certificate', 'certificateId']],
  [TargetKind.MiniMba, ['/miniMBA/intro', 'mbaId']],
  [TargetKind.OfficialContent, ['/official/content-center', 'contentId']],
  [TargetKind.AiPlan, ['/study/ai-plan', 'aiPlanId']],
  [TargetKind.Review, ['/mentor/teach', 'reviewId']],
]);

/** Pages of navigation areas, by `areaKind`. */
export const navAreaPages: ReadonlyMap<string, string> = new Map([
  [String(NavAreaKind.Course), '/course/navArea'],
  [String(NavAreaKind.Topic), '/study/topic/nav-area'],
  [String(NavAreaKind.OmoClass), '/study/omo/nav-area'],
]);

/** Pages of live rooms, by `liveKind`. */
export const livePages: ReadonlyMap<string, string> = new Map([
  [String(LiveKind.Company), '/live/company/detail'],
  [String(LiveKind.Lz), '/live/lz/room'],
]);

/** Pages of the page keys that every installation has. */
export const fixedPages: ReadonlyMap<string, string> = new Map([
  [FixedPageKey.Course, '/course/all'],
  [FixedPageKey.Home, '/home'],
  [FixedPageKey.StudyCenter, '/study/center'],
  [FixedPageKey.Find, '/news'],
]);

/** Pages whose address contains where the learner came from, such as the plan and its task. */
export const contextPages: ReadonlySet<string> = new Set([
  '/course/chapter',
  '/course/detail',
  '/course/study',
  '/exam/info',
  '/exam/answer',
  '/questionnaire/answer',
  '/knowledge/study',
]);

/** The page of the certified-manager track for the step of a state. */
export function certifiedManagerPath(state: CertifiedState = CertifiedState.None): string {
  switch (state) {
    case CertifiedState.None:
    case CertifiedState.Draft:
    case CertifiedState.Returned:
      return '/certified/manager/registration';
    case CertifiedState.Selecting:
      return '/certified/manager/select-course';
    case CertifiedState.Studying:
      return '/certified/manager/course-list';
    default:
      return '/certified/manager/audit';
  }
}
