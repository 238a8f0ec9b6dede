import type { LoginPageConfig } from '@stoa/api/contract/config';
import { OtherWays } from '@stoa/pages/login/LoginPage';
import { useTranslations } from 'use-intl';
import { rememberLogin } from '../../../../common/pendingLogin/pendingLogin.ts';
import { waysOf } from '../../ways.ts';

/** Single sign-on and the workplace apps of a company. */
export function Others({ config }: { config: LoginPageConfig }) {
  const t = useTranslations('login');
  return (
    <OtherWays
      t={t}
      company={config.name}
      ways={waysOf(config, location)}
      onLeave={() => rememberLogin(location.search)}
    />
  );
}
