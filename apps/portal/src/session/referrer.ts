import type { SessionStore } from '@stoa/api';
import { ReferrerType } from '@stoa/domain';

/** Whether an address is one of the official pages, or its parameters say that the person comes from one. */
function isOfficial(address: string): boolean {
  if (!URL.canParse(address, location.origin)) return false;
  const { pathname, searchParams } = new URL(address, location.origin);
  return (
    /^\/(official\/|clues-website|content-center)/.test(pathname) ||
    searchParams.get('referrer') === 'official'
  );
}

/** The address with which this document was opened, because pages may have changed it since. */
const openedAddress = (): URL => {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? location.href);
};

/**
 * Remembers where the person came from until the document is left; it is sent with an enquiry. The login page
 * finds it in the address to which it leads back.
 */
export function rememberReferrer(
  session: SessionStore,
  { pathname, search }: Pick<URL, 'pathname' | 'search'> = openedAddress(),
): void {
  const wish = new URLSearchParams(search).get('redirect') ?? '';
  if (isOfficial(pathname + search) || isOfficial(wish))
    session.write('referrerType', ReferrerType.OfficialWebsite);
}
