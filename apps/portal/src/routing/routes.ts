import { lazy } from 'react';
import { asChunkError } from './chunkError.ts';

/** The router and all that only it needs. */
export const loadRoutes = () =>
  import('./PortalRoutes.tsx').catch((error: unknown) => {
    throw asChunkError(error);
  });

export const PortalRoutes = lazy(loadRoutes);
