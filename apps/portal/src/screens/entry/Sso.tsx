import { isApiError } from '@stoa/api';
import { ssoConfig } from '@stoa/api/contract/login';
import { LoginSourceType } from '@stoa/domain';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../portal.ts';
import { beginWay } from '../login/way.ts';
import { landing, loginPath } from './address.ts';
import { ssoReturn } from './modes.ts';
import { BusyDoor, Door, DoorLink } from './parts/Door.tsx';

type Step = 'asking' | 'leaving' | 'off' | 'failed';

/** The provider brings the state back; only this tab knows which one it sent. */
function stateIn(authorizeUrl: URL): string {
  return authorizeUrl.searchParams.get('state') ?? '';
}

function Leaving() {
  const t = useTranslations('entry');
  const { client, settings } = usePortal();
  const [step, setStep] = useState<Step>('asking');
  const [message, setMessage] = useState<string>();
  const [search] = useState(() => location.search);

  useEffect(() => {
    let wanted = true;
    const isCloud = new URLSearchParams(search).get('type') === 'cloud';
    const ssoType = isCloud ? LoginSourceType.CloudCourseSso : LoginSourceType.Sso;
    client.call(ssoConfig, { domainName: settings.domainName, ssoType }, { silent: true }).then(
      ({ enabled, authorizeUrl }) => {
        if (!wanted) return;
        if (!enabled || !URL.canParse(authorizeUrl, location.href)) return setStep('off');
        const to = new URL(authorizeUrl, location.href);
        // A page of the web and nothing else, whatever the configuration says.
        if (!/^https?:$/.test(to.protocol)) return setStep('off');
        beginWay(search, stateIn(to));
        setStep('leaving');
        location.replace(to.href);
      },
      (error: unknown) => {
        if (!wanted) return;
        setMessage(isApiError(error) && error.kind === 'business' ? error.msg : undefined);
        setStep('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [client, settings, search]);

  if (step === 'asking' || step === 'leaving') return <BusyDoor kind="leaving" />;
  const isOff = step === 'off';
  return (
    <Door
      title={t(isOff ? 'ssoOff.title' : 'failed.title')}
      text={isOff ? t('ssoOff.text') : (message ?? t('failed.network'))}
      actions={
        <>
          {!isOff && (
            <DoorLink loud href={location.href}>
              {t('again')}
            </DoorLink>
          )}
          <DoorLink loud={isOff} href={loginPath(landing(search, ''))}>
            {t('otherWays')}
          </DoorLink>
        </>
      }
    />
  );
}

/** Screen R9: to the company's own sign-on page; what already comes back from there goes on to `/sso-login`. */
export default function Sso() {
  const [isBack] = useState(() => ssoReturn(location.search) !== undefined);
  return isBack ? <Navigate to={`/sso-login${location.search}`} replace /> : <Leaving />;
}
