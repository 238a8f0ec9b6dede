import { lazy } from 'react';
import { recover } from './chunkError.ts';

/** The router, the frame of a page and the person: everything that the login page does without. */
export const loadInside = () => import('./inside.ts');

export const PortalRoutes = lazy(() =>
  loadInside().then(({ PortalRoutes: Component }) => ({ default: Component }), recover),
);
