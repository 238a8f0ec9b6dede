import { tenantTraitsOf, type GlobalConfig, type TenantTraits } from '@stoa/domain';
import type { Offers } from '@stoa/api';
import type { CompanyInfo } from '@stoa/api/contract/company';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal, useSession } from './portal.ts';

/** The company's feature flags (specification point 3), without those for which the back end has no calls. */
export function useFlags(): GlobalConfig {
  const { session, backEnd } = usePortal();
  const flags = useSyncExternalStore(session.subscribe, () => session.read('globalConfig'));
  return useMemo(() => backEnd.flags(flags), [backEnd, flags]);
}

/** Whether the back end has a call; anything that needs a missing call is not shown. */
export const useOffers = (): Offers => usePortal().backEnd.offers;

/**
 * Whether the company is in one of the sets, and its tenant among the codes, that the installation lists
 * (specification point 6). The specification does not show what they switch on, so nothing of the portal's own
 * asks for them; a screen that an installation adds does.
 */
export function useTenantTraits(): TenantTraits {
  const { settings } = usePortal();
  return tenantTraitsOf(settings, useSession().companyId, settings.domainName);
}

/** The company's branding and navigation; absent when its call failed. */
export function useCompany(): CompanyInfo | undefined {
  const { person } = usePortal();
  return useSyncExternalStore(person.subscribe, person.get).company;
}
