import type { ComponentProps, ReactNode } from 'react';
import { lazyPart } from '../../../common/lazyPart.tsx';

const load = () => import('./paperParts.tsx');

// Starts to load the code of the paper while the call that opens the attempt is under way.
load().catch(() => undefined);

type SittingProps = ComponentProps<Awaited<ReturnType<typeof load>>['Sitting']>;

/** The page of the opening stays until the paper has come, because an empty bar between them has another height. */
export const Sitting = lazyPart<SittingProps & { opening: ReactNode }>(
  async () => {
    const { Sitting: Part } = await load();
    return { default: ({ opening: _opening, ...props }) => <Part {...props} /> };
  },
  { waiting: ({ opening }) => opening },
);
export const Over = lazyPart(async () => ({ default: (await load()).Over }));
export const Refused = lazyPart(async () => ({ default: (await load()).Refused }), { waiting: null });
