import type { LiveSummary } from '@stoa/api/contract/live';
import { TargetKind } from '@stoa/domain';
import { hrefOf, type Resolve } from '../../../links/index.ts';

/** Where a live stream leads; undefined where nobody can open it. */
export const liveHref = ({ liveId, liveKind }: LiveSummary, resolve: Resolve): string | undefined =>
  hrefOf(resolve({ kind: TargetKind.Live, id: liveId, params: { liveKind: String(liveKind) } }));
