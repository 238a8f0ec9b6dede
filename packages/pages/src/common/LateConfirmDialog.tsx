import { lazyPart, orTryAgain } from '@stoa/ui/parts';

/** A dialog that asks before something is removed; loaded when it first opens, because few people remove anything. */
export const LateConfirmDialog = lazyPart(() => import('./lazy/ConfirmDialog.ts'), {
  waiting: null,
  missing: orTryAgain,
});
