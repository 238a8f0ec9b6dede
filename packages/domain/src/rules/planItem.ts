import { PlanItemType } from '../enums/plan.ts';
import { queryOf } from './query.ts';

const planItemPages: Readonly<Record<PlanItemType, readonly [path: string, idName: string]>> = {
  [PlanItemType.OldPlan]: ['/study/center', 'planId'],
  [PlanItemType.Offline]: ['/study/omo/detail', 'classId'],
  [PlanItemType.Exam]: ['/exam/info', 'examId'],
  [PlanItemType.Questionnaire]: ['/questionnaire/answer', 'id'],
  [PlanItemType.NewPlan]: ['/study/center', 'planId'],
  [PlanItemType.NewExam]: ['/exam/info', 'examId'],
  [PlanItemType.Map]: ['/study/talent/scheme-detail', 'schemeId'],
  [PlanItemType.Talent]: ['/study/talent/channel', 'channelId'],
  [PlanItemType.Ojt]: ['/study/ojt/list', 'ojtId'],
  [PlanItemType.Topic]: ['/study/topic/detail', 'topicId'],
};

/** Address of a row of the study centre; `undefined` when its screen is not built. */
export function planItemPath(
  type: PlanItemType,
  id: number,
  builtRoutes: (path: string) => boolean = () => true,
): string | undefined {
  const [path, idName] = planItemPages[type];
  if (!builtRoutes(path)) return undefined;
  return path + queryOf([[idName, id], ...(type === PlanItemType.Map ? [['view', 'map'] as const] : [])]);
}
