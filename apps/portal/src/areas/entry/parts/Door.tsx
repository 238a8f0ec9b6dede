import { isLoggedIn } from '@stoa/domain';
import { EntryPage, type EntryFace } from '@stoa/pages/entry/EntryPage';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../../session/portal.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { landing } from '../address.ts';

/** The frame of every entrance, with the company's name on top. */
export function Door({ face }: { face: EntryFace }) {
  const t = useTranslations('entry');
  const locale = useLocale();
  const { branding } = usePortal();
  const { config } = useSyncExternalStore(branding.subscribe, branding.get);
  useScreenTitle(t('title'));
  useEffect(() => void branding.load(), [branding]);
  return <EntryPage t={t} locale={locale} brand={config} face={face} />;
}

/** The address lacks a required parameter; a person who is signed in continues all the same. */
export function IncompleteDoor() {
  if (isLoggedIn(useSession())) return <Navigate to={landing(location.search, '')} replace />;
  return <Door face={{ kind: 'incomplete', ways: { loginHref: '/login' } }} />;
}
