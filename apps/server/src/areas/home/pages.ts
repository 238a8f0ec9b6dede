import { ErrorCode, FixedPageKey } from '@stoa/domain';
import type { PageKey } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';

/**
 * Key under which the partner's page is stored, because its public key contains a code that each installation
 * sets.
 */
export const partnerPage = 'PARTNER_HOME' satisfies PageKey;

const fixed: readonly PageKey[] = Object.values(FixedPageKey);

/** Database key of a page. A page that this installation does not have is 1001. */
export function storedPage(pageKey: PageKey, { PARTNER_CODE }: Pick<Settings, 'PARTNER_CODE'>): PageKey {
  if (fixed.includes(pageKey)) return pageKey;
  if (pageKey === `${PARTNER_CODE}_HOME`) return partnerPage;
  throw new BusinessError(ErrorCode.ParamInvalid, { field: 'pageKey' });
}

/** Pages that all companies share. */
export const isShared = (stored: PageKey): boolean => stored === FixedPageKey.Find || stored === partnerPage;
