// One chunk for all that stands behind the login: the login page needs none of it before the form is sent.
import { enterSession, logout, resumeSession } from '@stoa/api';
import { forgetOldWork } from '../session/forgetOldWork.ts';
import { loadLateArea } from '../i18n/lateAreas.ts';
import { routeTable } from '../areas/routes.tsx';
import AppLayout from '../frame/AppLayout/AppLayout.tsx';
import { guard } from '../routing/guard.ts';
import PortalRoutes from './PortalRoutes.tsx';

/** An object: a module of nothing but other modules' names would be one more file to ask for. */
export const inside = {
  AppLayout,
  PortalRoutes,
  enterSession,
  forgetOldWork,
  guard,
  loadLateArea,
  logout,
  resumeSession,
  routeTable,
};
