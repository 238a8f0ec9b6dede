import { enterSession, logout, resumeSession } from '@stoa/api';
import { areas } from '../areas/index.ts';
import { loginRoute } from '../areas/login/area.ts';
import { frameWords } from '../frame/catalogue.ts';
import { routesOf } from '../routing/defineArea.ts';
import { guard } from '../routing/guard.ts';
import { createRouteTable } from '../routing/table.ts';
import { forgetOldWork } from '../session/forgetOldWork.ts';
import PortalRoutes from './PortalRoutes.tsx';

/** Every address of the portal. */
const table = createRouteTable([loginRoute, ...routesOf(areas)]);

/** All that the login page does without, as one file. An object, because a module of names alone would be a second one. */
export const signedIn = {
  PortalRoutes,
  flow: { enterSession, logout, resumeSession },
  forgetOldWork,
  frameWords,
  guard,
  table,
};
