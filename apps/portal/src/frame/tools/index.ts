import { CompanyFooter } from './CompanyFooter.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { MoreNav } from './MoreNav.tsx';
import { Overlays } from './Overlays.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import type { Tools } from './types.ts';

/** One chunk for what is shown all the time; the dialogs that it opens have chunks of their own. */
export const tools: Tools = { CompanyFooter, HeaderTools, MoreNav, Overlays, PhoneBar };
