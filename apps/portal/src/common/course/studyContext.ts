import type { StudyContext } from '@stoa/domain';

/** Parameters of an address that say where the learner came from. */
export const contextNames = [
  'planId',
  'taskItemId',
  'topicId',
  'schemeId',
  'stageId',
  'classId',
  'applicationId',
  'mbaId',
] as const satisfies readonly (keyof StudyContext)[];

/** Where the learner came from, by the address; wrong values count as absent. */
export function contextFrom(query: URLSearchParams): StudyContext {
  const context: StudyContext = {};
  for (const name of contextNames) {
    const text = query.get(name) ?? '';
    if (/^[1-9]\d{0,14}$/.test(text)) context[name] = Number(text);
  }
  return context;
}
