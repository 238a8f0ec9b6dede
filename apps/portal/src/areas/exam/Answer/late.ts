import { lazyPart } from '../../../common/lazyPart.tsx';

// Most visits need none of these, so they come when they are shown.
export const ExamOver = lazyPart(async () => ({
  default: (await import('./lateParts.ts')).ExamOver,
}));
export const PasswordDialog = lazyPart(
  async () => ({ default: (await import('./lateParts.ts')).PasswordDialog }),
  { waiting: null },
);
export const Refusal = lazyPart(async () => ({ default: (await import('./lateParts.ts')).ConfirmDialog }), {
  waiting: null,
});
