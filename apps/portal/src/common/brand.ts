import type { SessionFields } from '@stoa/domain';
import type { Brand } from '@stoa/pages/common/Branded';

/**
 * The brand of a page without the portal's frame: for a person who is signed in that of their own company,
 * because the page has its colour as well; for a visitor that of the address.
 */
export const brandOf = (
  { platformName, logo }: Pick<SessionFields, 'platformName' | 'logo'>,
  ofAddress: Brand | undefined,
): Brand | undefined => (platformName === '' ? ofAddress : { name: platformName, logoUrl: logo });
