import { codeIn, VerifyPage } from '@stoa/pages/certificate/VerifyPage';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { brandOf } from '../../../common/brand.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { usePortal, useSession } from '../../../session/portal.ts';
import { useVerification } from './useVerification.ts';

/** Anybody can verify a certificate by its code here; a QR code has it in the address. */
export default function Verify() {
  const t = useTranslations('verify');
  const { client, branding } = usePortal();
  const session = useSession();
  const { config } = useSyncExternalStore(branding.subscribe, branding.get);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useScreenTitle(t('title'));
  useEffect(() => void branding.load(), [branding]);

  const given = new URLSearchParams(search).get('code') ?? '';
  const { outcome, again } = useVerification(client, codeIn(given));
  return (
    <VerifyPage
      t={t}
      brand={brandOf(session, config)}
      code={given}
      outcome={outcome}
      onVerify={(code) => {
        if (code === codeIn(given)) again();
        else navigate(`${pathname}?code=${encodeURIComponent(code)}`, { replace: true });
      }}
    />
  );
}
