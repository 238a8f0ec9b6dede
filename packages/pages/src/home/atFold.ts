import type { HomeModule, ModuleItem } from '@stoa/api/contract/home';
import { HomeModuleKind, TargetKind } from '@stoa/domain';
import { leading, type Resolve } from '../links/index.ts';

export interface ModuleAtFold {
  readonly module: HomeModule;
  readonly courses: readonly (ModuleItem & { href: string })[];
}

/** Whether an entry is a course of the company or of the platform. */
export const isCourse = ({ target: { kind } }: ModuleItem): boolean =>
  kind === TargetKind.Course || kind === TargetKind.CloudCourse;

/**
 * The first module, when it is one of courses: it is visible without scrolling and loads with the page, while
 * all others load later.
 */
export function moduleAtFold([module]: readonly HomeModule[], resolve: Resolve): ModuleAtFold | undefined {
  if (module?.kind !== HomeModuleKind.Courses) return undefined;
  const courses = leading((module.items ?? []).filter(isCourse), resolve);
  return courses.length === 0 ? undefined : { module, courses };
}
