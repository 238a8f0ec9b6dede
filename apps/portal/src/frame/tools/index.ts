import { CompanyFooter } from './CompanyFooter.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { MoreNav } from './MoreNav.tsx';
import { Overlays } from './Overlays.tsx';
import type { Tools } from './types.ts';

/** One chunk for what stands there from then on; what it opens comes when it is opened. */
export const tools: Tools = { CompanyFooter, HeaderTools, MoreNav, Overlays };
