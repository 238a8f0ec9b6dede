import { isApiError } from '@stoa/api';
import { login } from '@stoa/api/contract/login';
import { LoginKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { LoginPage, PasswordForm, type LoginPanel, type PasswordLogin } from '@stoa/ui/patterns/LoginPage';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../portal.ts';
import { AppearanceControl, LanguageControl } from '../../preferences/PreferenceControls.tsx';
import { loadInside } from '../../routing/routes.ts';
import { prepareDialog } from '../../shell/DialogHost.tsx';
import { showToast } from '../../shell/ToastHost.tsx';
import { useScreenTitle } from '../../shell/title.ts';
import { Agreement } from './parts/Agreement.tsx';
import { OtherWays } from './parts/OtherWays.tsx';
import { passwordFaults } from './rules.ts';

/** Ways to log in that this release shows; the others come with their own issues. */
const built: readonly LoginKind[] = [LoginKind.Password];

// Most visits have nothing to be told.
const Notice = lazy(() => import('./parts/Notice.tsx'));

/** Screen R3: sign in with the company's look. */
export default function Login() {
  const t = useTranslations('login');
  const words = useTranslations('shell');
  const { branding, client, person, settings } = usePortal();
  const { config, source } = useSyncExternalStore(branding.subscribe, branding.get);
  const preview = source === 'preview';
  const expired = new URLSearchParams(location.search).get('reason') === 'expired';
  const note = preview
    ? 'preview'
    : source === 'default'
      ? 'brandingFailed'
      : expired
        ? 'expired'
        : undefined;
  useScreenTitle('');
  useEffect(() => void branding.load(), [branding]);

  const enter = async ({ account, password, remember }: PasswordLogin): Promise<boolean> => {
    prepareDialog();
    const flow = loadInside();
    try {
      const result = await client.call(login, {
        loginKind: LoginKind.Password,
        domainName: settings.domainName,
        deviceType: 5,
        account,
        password,
        remember,
      });
      const { enterSession } = await flow;
      person.entered(await enterSession(client, result, { vodProviderKey: settings.vodProviderKey }));
      return true;
    } catch (error) {
      // Every other failure has already been said by the dialog.
      if (isApiError(error) && error.kind === 'network') void showToast(words('network'), 'warning');
      if (isApiError(error) && error.kind === 'timeout') void showToast(words('timeout'), 'warning');
      return false;
    }
  };

  const panels: LoginPanel[] = (config?.loginTypes ?? [])
    .filter((kind) => built.includes(kind))
    .map(() => ({
      value: 'password',
      label: t('panel.password'),
      content: (
        <PasswordForm
          labels={{
            account: t('account'),
            accountHint: t('accountHint'),
            password: t('password'),
            remember: t('remember'),
            submit: t('submit'),
          }}
          agreement={<Agreement agreementUrl={config?.agreementUrl} privacyUrl={config?.privacyUrl} />}
          validate={(values) => passwordFaults(values, (fault) => t(`error.${fault}`))}
          onLogin={enter}
          disabled={preview}
        />
      ),
    }));

  return (
    <LoginPage
      {...(config ? { brand: config } : {})}
      heading={t('welcome')}
      panels={panels}
      panelsLabel={t('panels')}
      fallback={config && <OtherWays company={config.name} kinds={config.loginTypes} />}
      notice={
        note && (
          <Suspense>
            <Notice kind={note} />
          </Suspense>
        )
      }
      toolsLabel={words('preferences.title')}
      tools={
        <>
          {config?.showDownloadButton === true && config.downloadUrl && (
            <Button asChild variant="ghost" size="sm">
              <a href={config.downloadUrl} rel="noreferrer">
                {t('download')}
              </a>
            </Button>
          )}
          <LanguageControl />
          <AppearanceControl iconsOnly />
        </>
      }
    />
  );
}
