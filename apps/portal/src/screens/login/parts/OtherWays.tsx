import type { LoginKind } from '@stoa/domain';
import { lazy, Suspense } from 'react';

export interface OtherWaysProps {
  company: string;
  kinds: readonly LoginKind[];
}

// Few companies need it, and it brings the names of every enumeration.
const Sentence = lazy(() => import('./OtherWaysSentence.tsx'));

/** Says plainly how a company signs in when none of its ways is open here. */
export function OtherWays(props: OtherWaysProps) {
  return (
    <Suspense>
      <Sentence {...props} />
    </Suspense>
  );
}
