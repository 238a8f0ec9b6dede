import { lazy } from 'react';
import { recover } from './chunkError.ts';

/** The router and all that only it needs. */
export const loadRoutes = () => import('./PortalRoutes.tsx');

export const PortalRoutes = lazy(() => loadRoutes().catch(recover));
