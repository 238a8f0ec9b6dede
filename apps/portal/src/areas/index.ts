import { defineArea } from '../routing/defineArea.ts';
import { accountPaths } from './account/paths.ts';
import { certificatePaths } from './certificate/paths.ts';
import { collectionPaths } from './collection/paths.ts';
import { coursePaths } from './course/paths.ts';
import { deskPaths } from './desk/paths.ts';
import { entryPaths } from './entry/paths.ts';
import { examPaths } from './exam/paths.ts';
import { homePaths } from './home/paths.ts';
import { peoplePaths } from './people/paths.ts';
import { questionnairePaths } from './questionnaire/paths.ts';
import { searchPaths } from './search/paths.ts';
import { studyPaths } from './study/paths.ts';

/** Every area of the portal but the login page, which is rendered without the router. */
export const areas = [
  defineArea(homePaths, () => import('./home/area.ts')),
  defineArea(entryPaths, () => import('./entry/area.ts')),
  defineArea(coursePaths, () => import('./course/area.ts')),
  defineArea(collectionPaths, () => import('./collection/area.ts')),
  defineArea(studyPaths, () => import('./study/area.ts')),
  defineArea(questionnairePaths, () => import('./questionnaire/area.ts')),
  defineArea(peoplePaths, () => import('./people/area.ts')),
  defineArea(searchPaths, () => import('./search/area.ts')),
  defineArea(examPaths, () => import('./exam/area.ts')),
  defineArea(accountPaths, () => import('./account/area.ts')),
  defineArea(deskPaths, () => import('./desk/area.ts')),
  defineArea(certificatePaths, () => import('./certificate/area.ts')),
];
