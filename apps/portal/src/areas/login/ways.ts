import type { LoginPageConfig } from '@stoa/api/contract/config';
import { LoginKind } from '@stoa/domain';
import type { OtherWay } from '@stoa/pages/login/LoginPage';

/** An address on http or https; anything else counts as absent, whatever the configuration says. */
export function webAddress(value: string, base: string): string | undefined {
  try {
    const { protocol } = new URL(value, base);
    return /^https?:$/.test(protocol) && value !== '' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The logins on other sites, in the company's order; an app that the company has not set up is left out. */
export function waysOf(
  { loginTypes, apps = [] }: Pick<LoginPageConfig, 'loginTypes' | 'apps'>,
  { href: here, search }: Pick<Location, 'href' | 'search'>,
): OtherWay[] {
  return [...new Set(loginTypes)].flatMap((kind): OtherWay[] => {
    if (kind === LoginKind.Sso) {
      const redirect = new URLSearchParams(search).get('redirect');
      return [{ href: redirect ? `/sso?redirect=${encodeURIComponent(redirect)}` : '/sso' }];
    }
    const app = apps.find(({ loginKind }) => loginKind === kind);
    const href = app && webAddress(app.authorizeUrl, here);
    return href ? [{ href, name: app.name, iconUrl: webAddress(app.iconUrl, here) ?? '' }] : [];
  });
}
