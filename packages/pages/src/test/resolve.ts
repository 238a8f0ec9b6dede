import { linkTargetPath } from '@stoa/domain';
import type { Resolve } from '../links/index.ts';

/** Where entries lead when every screen is built: for stories and tests. */
export const everywhere: Resolve = (target, context) => linkTargetPath(target, { context });
