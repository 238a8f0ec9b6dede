import type { GlobalConfig } from '@stoa/domain';
import type { Offers } from '@stoa/api';
import type { CompanyInfo } from '@stoa/api/contract/company';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from './portal.ts';

/** The flags of a company, less what the back end has no calls for. */
export function flagsOffered(flags: GlobalConfig, offers: Offers): GlobalConfig {
  const marks = offers({ id: 'X31' });
  return {
    ...flags,
    showSearchCourseFlg: flags.showSearchCourseFlg && offers({ id: 'X129' }),
    showAiChatFlg: flags.showAiChatFlg && offers({ id: 'X145' }),
    showWannaLearnFlg: flags.showWannaLearnFlg && marks,
    hideCourseCollect: flags.hideCourseCollect || !marks,
    hideCourseComment: flags.hideCourseComment || !offers({ id: 'X24' }),
  };
}

/** The company's feature flags (specification point 3), less what the back end has no calls for. */
export function useFlags(): GlobalConfig {
  const { session, client } = usePortal();
  const flags = useSyncExternalStore(session.subscribe, () => session.read('globalConfig'));
  return useMemo(() => flagsOffered(flags, client.offers), [flags, client.offers]);
}

/** Whether the back end has a call; what needs a call that is not there is not shown. */
export const useOffers = (): Offers => usePortal().client.offers;

/** The company's branding and navigation; absent when its call failed. */
export function useCompany(): CompanyInfo | undefined {
  const { person } = usePortal();
  return useSyncExternalStore(person.subscribe, person.get).company;
}
