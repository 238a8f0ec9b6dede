import type { Screens } from '../../routing/types.ts';
import { entryWords } from './catalogue.ts';
import type { entryPaths } from './paths.ts';

const words = [entryWords];

/** Sign-in from other systems: hand-over of a person, and single sign-on. */
export default {
  '/auth-login': { words, load: () => import('./AuthLogin/AuthLogin.tsx') },
  '/sso-login': { words, load: () => import('./SsoLogin/SsoLogin.tsx') },
  '/sso': { words, load: () => import('./Sso/Sso.tsx') },
} satisfies Screens<typeof entryPaths>;
