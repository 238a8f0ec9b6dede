import type { Handlers } from '../http/register.ts';
import type { Job } from '../jobs/job.ts';
import type { HomeModuleSource } from './homeModules.ts';
import type { PassageSource } from './passages.ts';
import type { SearchSource } from './search.ts';
import type { TaskSource } from './tasks.ts';

/**
 * An area of the product (courses, live streams, people …): the calls that it answers, and what it gives to the parts
 * of the server that serve all areas. An area registers what it has, in the `area.ts` of its folder, and stands with one
 * line in `areas/index.ts`.
 */
export interface Area {
  /** Name of the area's folder in `areas`. */
  readonly name: string;
  /** The calls of the contract that it answers. */
  readonly handlers?: Handlers;
  /** Says how far people are with what they were given to do. */
  readonly tasks?: TaskSource;
  /** Fills sections of the home page. */
  readonly homeModules?: HomeModuleSource;
  /** What is done without being asked. Whoever reads judges by the clock as well, because a job may come late. */
  readonly jobs?: readonly Job[];
  /** What a search finds. */
  readonly searched?: readonly SearchSource[];
  /** What the assistant may cite. */
  readonly passages?: PassageSource;
}
