import type { SessionContext } from '../http/handle.ts';
import type { Handlers } from '../http/register.ts';
import type { Job } from '../jobs/job.ts';
import type { HomeModuleSource } from './homeModules.ts';
import type { PassageSource } from './passages.ts';
import type { ReviewSource } from './reviews.ts';
import type { SearchSource } from './search.ts';
import type { TaskSource } from './tasks.ts';

/**
 * An area of the product (courses, live streams, people …): the calls that it answers, and what it
 * contributes to the parts of the server that serve all areas. It is declared in the `area.ts` of its folder
 * and listed in `areas/index.ts`.
 */
export interface Area {
  /** Name of the area's folder in `areas`. */
  readonly name: string;
  /** Functions for the calls of the contract that the area answers. */
  readonly handlers?: Handlers;
  /** Reports the progress of people in tasks of this area. */
  readonly tasks?: TaskSource;
  /** Fills sections of the home page. */
  readonly homeModules?: HomeModuleSource;
  /** Scheduled work of the area. Reading code must check the time as well, because a job may run late. */
  readonly jobs?: readonly Job[];
  /** Documents of the area that the search finds. */
  readonly searched?: readonly SearchSource[];
  /** Texts of the area that the assistant may cite. */
  readonly passages?: PassageSource;
  /** The area's tasks for reviewers, and the effects of their decisions. */
  readonly reviews?: ReviewSource;
  /** Whether the assistant must not answer this person now, such as during an exam. */
  readonly silencesAssistant?: (context: SessionContext) => Promise<boolean>;
}
