import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CertifiedState } from '../enums/commerce.ts';
import { PlanItemType } from '../enums/plan.ts';
import { TargetKind } from '../enums/target.ts';
import { hostileText, run } from '../test/property.ts';
import type { LinkTarget } from '../values.ts';
import { valuesOf } from './enumeration.ts';
import { linkTargetPath } from './linkTarget.ts';
import type { ResolvedLink } from './linkTarget.ts';
import { planItemPath } from './planItem.ts';

const partnerCode = 'PARTNER';
const pathOf = (target: LinkTarget, options = {}) => {
  const link = linkTargetPath(target, { partnerCode, ...options });
  return link?.kind === 'internal' ? link.path : link;
};

const builtRoutes = (path: string) => path === '/home' || path === '/course/detail';

const staysSafe = (link: ResolvedLink | undefined) => {
  if (link === undefined) return true;
  if (link.kind === 'external') return /^https?:\/\/[^\s\\"<>]+$/i.test(link.url);
  return new URL(link.path, 'https://a.example').origin === 'https://a.example';
};

describe('where an entry leads', () => {
  it.each([
    [TargetKind.Course, '/course/detail?courseId=7'],
    [TargetKind.Knowledge, '/knowledge/study?knowledgeId=7'],
    [TargetKind.Exam, '/exam/info?examId=7'],
    [TargetKind.Questionnaire, '/questionnaire/answer?id=7'],
    [TargetKind.OmoSession, '/study/omo/offline-class/detail?sessionId=7'],
    [TargetKind.Homework, '/study/omo/homework?homeworkId=7'],
    [TargetKind.Assessment, '/study/omo/offline-class/examine?assessmentId=7'],
    [TargetKind.Sign, '/study/omo/sign?signId=7'],
    [TargetKind.CloudCourse, '/course/detail?courseId=7'],
    [TargetKind.Plan, '/study/center?planId=7'],
    [TargetKind.Topic, '/study/topic/detail?topicId=7'],
    [TargetKind.TalentChannel, '/study/talent/channel?channelId=7'],
    [TargetKind.TalentScheme, '/study/talent/scheme-detail?schemeId=7'],
    [TargetKind.Ojt, '/study/ojt/list?ojtId=7'],
    [TargetKind.Live, '/live/company/detail?liveId=7'],
    [TargetKind.News, '/news?newsId=7'],
    [TargetKind.Teacher, '/teacher/detail?id=7'],
    [TargetKind.Lecturer, '/lecturer/detail?id=7'],
    [TargetKind.Mentor, '/mentor/detail?id=7'],
    [TargetKind.Special, '/course/special/detail?id=7'],
    [TargetKind.Institute, '/course/institute/detail?id=7'],
    [TargetKind.Certificate, '/user/certificate?certificateId=7'],
    [TargetKind.Vip, '/vip/center'],
    [TargetKind.CertifiedManager, '/certified/manager/registration'],
    [TargetKind.MiniMba, '/miniMBA/intro?mbaId=7'],
    [TargetKind.Comment, undefined],
    [TargetKind.CourseItem, undefined],
    [TargetKind.OfficialContent, '/official/content-center?contentId=7'],
    [TargetKind.Order, '/vip/center?tab=orders'],
    [TargetKind.AiPlan, '/study/ai-plan?aiPlanId=7'],
    [TargetKind.NavArea, undefined],
    [TargetKind.Url, undefined],
    [TargetKind.Page, undefined],
    [TargetKind.OmoClass, '/study/omo/detail?classId=7'],
    [TargetKind.Review, '/mentor/teach?reviewId=7'],
    [TargetKind.OjtTask, undefined],
  ])('a target of kind %d with id 7 has the address %s', (kind, expected) => {
    expect(pathOf({ kind, id: 7 })).toBe(expected);
  });

  it.each([
    [
      { kind: TargetKind.CourseItem, id: 70, params: { courseId: '7' } },
      '/course/study?courseId=7&itemId=70',
    ],
    [{ kind: TargetKind.OjtTask, id: 70, params: { ojtId: '7' } }, '/study/ojt/list?ojtId=7&taskId=70'],
    [{ kind: TargetKind.Order, params: { orderNo: 'A 1' } }, '/vip/center?tab=orders&orderNo=A%201'],
    [{ kind: TargetKind.Live, id: 7, params: { liveKind: '2' } }, '/live/lz/room?liveId=7'],
    [{ kind: TargetKind.NavArea, id: 7, params: { areaKind: '1' } }, '/course/navArea?areaId=7'],
    [{ kind: TargetKind.NavArea, id: 7, params: { areaKind: '11' } }, '/study/topic/nav-area?areaId=7'],
    [{ kind: TargetKind.NavArea, id: 7, params: { areaKind: '34' } }, '/study/omo/nav-area?areaId=7'],
    [{ kind: TargetKind.OmoClass, id: 7, params: { partner: 'true' } }, '/PARTNER/omo/detail?classId=7'],
    [{ kind: TargetKind.Page, pageKey: 'COURSE' as const }, '/course/all'],
    [{ kind: TargetKind.Page, pageKey: 'HOME' as const }, '/home'],
    [{ kind: TargetKind.Page, pageKey: 'STUDY_CENTER' as const }, '/study/center'],
    [{ kind: TargetKind.Page, pageKey: 'FIND' as const }, '/news'],
    [{ kind: TargetKind.Page, pageKey: 'PARTNER_HOME' as const }, '/PARTNER/home'],
    [{ kind: TargetKind.Page, pageKey: 'OTHER_HOME' as const }, undefined],
    [{ kind: TargetKind.Page, pageKey: 'COURSE' as const, params: { tab: 'hot' } }, '/course/all?tab=hot'],
    [{ kind: TargetKind.Course }, undefined],
    [{ kind: TargetKind.Course, id: Number.NaN }, undefined],
    [{ kind: TargetKind.News }, '/news'],
  ])('the target %j has the address %s', (target, expected) => {
    expect(pathOf(target)).toBe(expected);
  });

  it('opens the certified manager’s own step', () => {
    const target = { kind: TargetKind.CertifiedManager };
    expect(pathOf(target, { certifiedState: CertifiedState.Studying })).toBe(
      '/certified/manager/course-list',
    );
    expect(pathOf(target, { certifiedState: CertifiedState.ToPay })).toBe('/certified/manager/audit');
  });

  it('passes on where the learner came from, to the pages that use it; the target’s own values take precedence', () => {
    const context = { planId: 3, taskItemId: 4, stageId: undefined };
    const exam = { kind: TargetKind.Exam, id: 7, params: { planId: '9' } };
    expect(pathOf(exam, { context })).toBe('/exam/info?examId=7&planId=9&taskItemId=4');
    expect(pathOf({ kind: TargetKind.News, id: 7 }, { context })).toBe('/news?newsId=7');
  });

  it('leads nowhere when the screen is not built', () => {
    expect(pathOf({ kind: TargetKind.Course, id: 7 }, { builtRoutes })).toBe('/course/detail?courseId=7');
    expect(pathOf({ kind: TargetKind.Exam, id: 7 }, { builtRoutes })).toBeUndefined();
    expect(pathOf({ kind: TargetKind.Url, url: '/exam/list' }, { builtRoutes })).toBeUndefined();
    expect(planItemPath(PlanItemType.Exam, 7, builtRoutes)).toBeUndefined();
  });

  it('opens other sites outside and its own pages inside', () => {
    const origin = 'https://sunrise.example';
    const url = (address: string) => linkTargetPath({ kind: TargetKind.Url, url: address }, { origin });
    expect(url('https://other.example/a?b=1#c')).toEqual({
      kind: 'external',
      url: 'https://other.example/a?b=1#c',
    });
    expect(url(`${origin}/exam/list?tab=1`)).toEqual({ kind: 'internal', path: '/exam/list?tab=1' });
    expect(url('/exam/list')).toEqual({ kind: 'internal', path: '/exam/list' });
    for (const bad of [
      'javascript:alert(1)',
      '//evil.example',
      'ftp://x.example',
      'https://a@evil.example',
      'x',
    ]) {
      expect(url(bad)).toBeUndefined();
    }
  });

  it('never leads outside http, https or the portal, whatever the target says', () => {
    const target = fc.record({
      kind: fc.constantFrom(...valuesOf(TargetKind)),
      id: fc.oneof(fc.integer(), fc.double()),
      url: fc.oneof(
        hostileText,
        fc.webUrl(),
        hostileText.map((text) => `https://${text}`),
      ),
      params: fc.dictionary(
        fc.oneof(hostileText, fc.constantFrom('liveKind', 'areaKind', 'courseId')),
        hostileText,
      ),
    });
    fc.assert(
      fc.property(target, (value) => {
        expect(linkTargetPath(value, { partnerCode })).toSatisfy(staysSafe);
      }),
      { ...run, numRuns: 5_000 },
    );
  });
});

describe('rows of the study centre', () => {
  it.each([
    [PlanItemType.OldPlan, '/study/center?planId=7'],
    [PlanItemType.Offline, '/study/omo/detail?classId=7'],
    [PlanItemType.Exam, '/exam/info?examId=7'],
    [PlanItemType.Questionnaire, '/questionnaire/answer?id=7'],
    [PlanItemType.NewPlan, '/study/center?planId=7'],
    [PlanItemType.NewExam, '/exam/info?examId=7'],
    [PlanItemType.Map, '/study/talent/scheme-detail?schemeId=7&view=map'],
    [PlanItemType.Talent, '/study/talent/channel?channelId=7'],
    [PlanItemType.Ojt, '/study/ojt/list?ojtId=7'],
    [PlanItemType.Topic, '/study/topic/detail?topicId=7'],
  ])('a row of type %d opens %s', (type, expected) => {
    expect(planItemPath(type, 7)).toBe(expected);
  });
});
