import type { Settings } from '../../settings.ts';
import { identitySources } from '../sources.ts';
import type { IdentitySource } from '../sources.ts';

type Segments = Settings['PROVIDER_SEGMENTS'];

/** Address of the demo provider's pages. */
export const demoBase = '/api/demo-idp/';

export function segmentOf(source: IdentitySource, [app1, app2, app3, app4]: Segments): string {
  return { app1, app2, app3, app4, sso: 'sso', cloudSso: 'cloud-sso', handOff: 'hand-off' }[source];
}

export const pagePath = (source: IdentitySource, segments: Segments): string =>
  demoBase + segmentOf(source, segments);

/**
 * The source that a path names. Workplace apps are compared first, so that an installation may name one of
 * them `sso`.
 */
export const sourceAt = (path: string, segments: Segments): IdentitySource | undefined =>
  identitySources.find((source) => pagePath(source, segments) === path);
