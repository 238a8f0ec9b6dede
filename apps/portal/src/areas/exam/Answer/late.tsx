import { lazyPart } from '../../../common/lazyPart.tsx';

const load = () => import('./paperParts.tsx');

// Starts to load the code of the paper while the call that opens the attempt is under way.
load().catch(() => undefined);

export const Sitting = lazyPart(async () => ({ default: (await load()).Sitting }));
export const Over = lazyPart(async () => ({ default: (await load()).Over }));
export const Refused = lazyPart(async () => ({ default: (await load()).Refused }), { waiting: null });
