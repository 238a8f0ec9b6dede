import type { SessionFields } from '@stoa/domain';
import type { Brand } from '@stoa/pages/common/Branded';

/**
 * The brand of a page without the portal's frame. A person who is signed in sees the own company's, because the
 * page has its colour as well; a visitor sees the one of the address.
 */
export const brandOf = (
  { platformName, logo }: Pick<SessionFields, 'platformName' | 'logo'>,
  ofAddress: Brand | undefined,
): Brand | undefined => (platformName === '' ? ofAddress : { name: platformName, logoUrl: logo });
