import type { HomeModule, UpcomingTaskList } from '@stoa/api/contract/home';
import type { StudySummary } from '@stoa/api/contract/study';
import { HomeModuleKind, type GlobalConfig } from '@stoa/domain';

/** Whether nothing was assigned and nothing was started, which means that the person is new here. */
export const isFirstVisit = (tasks: UpcomingTaskList, summary: StudySummary): boolean =>
  tasks.total === 0 &&
  summary.lastCourse === undefined &&
  Object.values(summary.counts).every((count) => count === 0);

export interface Having extends Pick<GlobalConfig, 'knowledgeModule'> {
  hideVipModule: boolean;
}

/** Only the modules that the company's flags and the person's rights allow, whatever the server sends. */
export const openModules = (
  modules: readonly HomeModule[],
  { knowledgeModule, hideVipModule }: Having,
): readonly HomeModule[] =>
  modules.filter(
    ({ kind }) =>
      !(kind === HomeModuleKind.Knowledge && !knowledgeModule) &&
      !(kind === HomeModuleKind.Vip && hideVipModule),
  );
