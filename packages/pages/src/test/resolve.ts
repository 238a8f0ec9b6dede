import { linkTargetPath } from '@stoa/domain';
import type { Resolve } from '../links/index.ts';

/** Resolves every target, as if every screen was built: for stories and tests. */
export const everywhere: Resolve = (target, context) => linkTargetPath(target, { context });
