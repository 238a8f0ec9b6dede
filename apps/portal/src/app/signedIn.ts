import { enterSession, logout, resumeSession } from '@stoa/api';
import { areas } from '../areas/index.ts';
import { loginRoute } from '../areas/login/area.ts';
import { frameWords } from '../frame/catalogue.ts';
import { routesOf } from '../routing/defineArea.ts';
import { guard } from '../routing/guard.ts';
import { createRouteTable } from '../routing/table.ts';
import type { BackEnd } from '../session/backEnd.ts';
import { takeUpOldWork } from './takeUpOldWork.ts';
import PortalRoutes from './PortalRoutes.tsx';

const routes = [loginRoute, ...routesOf(areas)];

/** Every address of the portal, in front of a back end. */
const tableFor = ({ serves }: BackEnd) => createRouteTable(routes, serves);

/**
 * Everything that the login page does without, as one chunk. It is one object, because a module that only
 * re-exports names would become a chunk of its own.
 */
export const signedIn = {
  PortalRoutes,
  flow: { enterSession, logout, resumeSession },
  takeUpOldWork,
  frameWords,
  guard,
  tableFor,
};
