// One chunk for all that stands behind the login: the login page needs none of it before the form is sent.
export { enterSession, logout, resumeSession } from '@stoa/api';
export { default as AppLayout } from '../shell/AppLayout/AppLayout.tsx';
export { routeTable } from '../routes.tsx';
export { guard } from './guard.ts';
export { default as PortalRoutes } from './PortalRoutes.tsx';
