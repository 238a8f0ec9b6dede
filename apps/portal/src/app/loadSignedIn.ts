import { createElement, use } from 'react';
import { recover } from '../kernel/chunkError.ts';

const importInside = () => import('./signedIn.ts').then(({ inside }) => inside);
type Inside = Awaited<ReturnType<typeof importInside>>;

let loaded: Inside | undefined;
let loading: Promise<Inside> | undefined;

/** The router, the frame of a page and the person: everything that the login page does without. */
export const loadInside = (): Promise<Inside> =>
  importInside().then((inside) => {
    loaded = inside;
    return inside;
  });

/** Waits for them only when they are not there: a lazy component would show its fallback first in any case. */
export function PortalRoutes(props: { afterLogin: boolean }) {
  const inside = loaded ?? use((loading ??= loadInside().catch(recover)));
  return createElement(inside.PortalRoutes, props);
}
