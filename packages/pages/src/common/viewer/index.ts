import type { PriceViewer } from '@stoa/domain';
import { createContext, use } from 'react';

/**
 * The person who looks at the page, as far as prices depend on them. A context, because cards of courses stand on
 * nearly every page. Somebody of whom nothing is known is no member.
 */
export const Viewer = createContext<PriceViewer>({ member: false });

/** The person who looks at the page. */
export const useViewer = (): PriceViewer => use(Viewer);
