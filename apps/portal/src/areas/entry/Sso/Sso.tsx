import { isApiError } from '@stoa/api';
import { ssoConfig } from '@stoa/api/contract/login';
import { LoginSourceType } from '@stoa/domain';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../../session/portal.ts';
import { beginWay } from '../../../common/way/way.ts';
import { landing, loginPath } from '../address.ts';
import { ssoReturn } from '../modes.ts';
import { BusyDoor, Door, DoorLink } from '../parts/Door.tsx';

type Step = 'leaving' | 'off' | 'failed';

/** A page of the web and nothing else, whatever the configuration says. */
function pageAt(address: string): URL | undefined {
  if (!URL.canParse(address, location.href)) return undefined;
  const url = new URL(address, location.href);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

function Leaving() {
  const t = useTranslations('entry');
  const { client, settings } = usePortal();
  const [step, setStep] = useState<Step>('leaving');
  const [message, setMessage] = useState<string>();
  const [search] = useState(() => location.search);

  useEffect(() => {
    let wanted = true;
    const isCloud = new URLSearchParams(search).get('type') === 'cloud';
    const ssoType = isCloud ? LoginSourceType.CloudCourseSso : LoginSourceType.Sso;
    const leave = async () => {
      try {
        const request = { domainName: settings.domainName, ssoType };
        const { enabled, authorizeUrl } = await client.call(ssoConfig, request, { silent: true });
        if (!wanted) return;
        const to = enabled ? pageAt(authorizeUrl) : undefined;
        if (to === undefined) return setStep('off');
        beginWay(search, to.searchParams.get('state') ?? '');
        location.replace(to.href);
      } catch (error) {
        if (!wanted) return;
        setMessage(isApiError(error) && error.kind === 'business' ? error.msg : undefined);
        setStep('failed');
      }
    };
    void leave();
    return () => {
      wanted = false;
    };
  }, [client, settings, search]);

  if (step === 'leaving') return <BusyDoor kind="leaving" />;
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

/** To the company's own sign-on page; what already comes back from there goes on to `/sso-login`. */
export default function Sso() {
  const [isBack] = useState(() => ssoReturn(location.search) !== undefined);
  return isBack ? <Navigate to={`/sso-login${location.search}`} replace /> : <Leaving />;
}
