import { deepblueScripts } from './deepblue.ts';
import { platformScriptsA } from './platformA.ts';
import { platformScriptsB } from './platformB.ts';
import { qingheScripts } from './qinghe.ts';
import type { Scripts } from './script.ts';
import { sunriseScripts } from './sunrise.ts';

export type { Script } from './script.ts';

/** Spoken texts of each film and recording of the demo courses, by the id of the lesson. */
export const scripts: Scripts = {
  ...platformScriptsA,
  ...platformScriptsB,
  ...sunriseScripts,
  ...deepblueScripts,
  ...qingheScripts,
};
