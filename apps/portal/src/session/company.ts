import type { GlobalConfig } from '@stoa/domain';
import type { CompanyInfo } from '@stoa/api/contract/company';
import { useSyncExternalStore } from 'react';
import { usePortal } from './portal.ts';

/** The company's feature flags (specification point 3). */
export function useFlags(): GlobalConfig {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, () => session.read('globalConfig'));
}

/** The company's branding and navigation; absent when its call failed. */
export function useCompany(): CompanyInfo | undefined {
  const { person } = usePortal();
  return useSyncExternalStore(person.subscribe, person.get).company;
}
