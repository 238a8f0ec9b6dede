import { lazyPart } from '../../../common/lazyPart.tsx';

const load = () => import('./paperParts.ts');

// The code of the paper loads beside the call that opens the attempt.
load().catch(() => undefined);

export const Sitting = lazyPart(async () => ({ default: (await load()).Sitting }));
export const ExamOver = lazyPart(async () => ({ default: (await load()).ExamOver }));
export const PasswordDialog = lazyPart(async () => ({ default: (await load()).PasswordDialog }), {
  waiting: null,
});
export const Refusal = lazyPart(async () => ({ default: (await load()).ConfirmDialog }), { waiting: null });
