import { createElement, use } from 'react';
import { asChunkError, recover } from '../kernel/chunkError.ts';

const importSignedIn = () => import('./signedIn.ts').then(({ signedIn }) => signedIn);
type SignedIn = Awaited<ReturnType<typeof importSignedIn>>;

let loaded: SignedIn | undefined;
let loading: Promise<SignedIn> | undefined;

/**
 * Loads the router, the frame of a page and the code about the person: everything that the login page does
 * without.
 */
export const loadSignedIn = (): Promise<SignedIn> =>
  importSignedIn().then(
    (signedIn) => {
      loaded = signedIn;
      return signedIn;
    },
    (error: unknown) => {
      throw asChunkError(error);
    },
  );

/** Suspends only while the code is not loaded: `React.lazy` would show its fallback first in any case. */
export function PortalRoutes(props: { afterLogin: boolean }) {
  const signedIn = loaded ?? use((loading ??= loadSignedIn().catch(recover)));
  return createElement(signedIn.PortalRoutes, { ...props, tableFor: signedIn.tableFor });
}
