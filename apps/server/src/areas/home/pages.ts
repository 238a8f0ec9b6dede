import { ErrorCode, FixedPageKey } from '@stoa/domain';
import type { PageKey } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';

/** How the partner's page is stored: its public key bears the code that an installation chooses (contract 1.7). */
export const partnerPage = 'PARTNER_HOME' satisfies PageKey;

const fixed: readonly PageKey[] = Object.values(FixedPageKey);

/** Key of a page in the database. A page that this installation does not have is 1001. */
export function storedPage(pageKey: PageKey, { PARTNER_CODE }: Pick<Settings, 'PARTNER_CODE'>): PageKey {
  if (fixed.includes(pageKey)) return pageKey;
  if (pageKey === `${PARTNER_CODE}_HOME`) return partnerPage;
  throw new BusinessError(ErrorCode.ParamInvalid, { field: 'pageKey' });
}

/** Pages that belong to the platform and to nobody's company alone. */
export const isShared = (stored: PageKey): boolean => stored === FixedPageKey.Find || stored === partnerPage;
