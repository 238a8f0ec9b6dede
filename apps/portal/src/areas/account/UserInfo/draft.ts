import type { ProfileDraft } from '@stoa/pages/account/ProfilePage';

interface Kept {
  readonly userId: number;
  readonly draft: ProfileDraft;
}

let kept: Kept | undefined;

/**
 * Text that was typed and not saved. It is kept until the document is left, because Back leaves the page
 * without asking.
 */
export const keptDraft = {
  of: (userId: number): ProfileDraft | undefined => (kept?.userId === userId ? kept.draft : undefined),
  keep: (userId: number, draft: ProfileDraft | undefined): void => {
    kept = draft && { userId, draft };
  },
};
