import { lazyPart } from '../../../common/lazyPart.tsx';

const load = () => import('./paperParts.tsx');

// The code of the paper loads beside the call that opens the attempt.
load().catch(() => undefined);

export const Sitting = lazyPart(async () => ({ default: (await load()).Sitting }));
export const Over = lazyPart(async () => ({ default: (await load()).Over }));
export const Refused = lazyPart(async () => ({ default: (await load()).Refused }), { waiting: null });
