import { isLoggedIn } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { EntryPage } from '@stoa/ui/patterns/EntryPage';
import { SpinnerRing } from '@stoa/ui/Spinner';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../../session/portal.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { landing } from '../address.ts';

export interface DoorProps {
  title: string;
  text?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
}

/** A page on the way in, with the company's name over it. */
export function Door(props: DoorProps) {
  const t = useTranslations('entry');
  const { branding } = usePortal();
  const { config } = useSyncExternalStore(branding.subscribe, branding.get);
  useScreenTitle(t('title'));
  useEffect(() => void branding.load(), [branding]);
  return <EntryPage brand={config} {...props} />;
}

/** Something is on its way, and nothing is to be done. */
export function BusyDoor({ kind = 'busy' }: { kind?: 'busy' | 'leaving' }) {
  const t = useTranslations('entry');
  return (
    <Door
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      picture={<SpinnerRing style={{ inlineSize: '2.5rem', blockSize: '2.5rem' }} />}
    />
  );
}

/** A new document: nothing of the visit so far is left over. */
export function DoorLink({
  href,
  loud = false,
  children,
}: {
  href: string;
  loud?: boolean;
  children: ReactNode;
}) {
  return (
    <Button asChild size="lg" fullWidth variant={loud ? 'solid' : 'outline'}>
      <a href={href}>{children}</a>
    </Button>
  );
}

/** The address lacks what it needs; whoever is signed in goes on all the same. */
export function IncompleteDoor() {
  const t = useTranslations('entry');
  if (isLoggedIn(useSession())) return <Navigate to={landing(location.search, '')} replace />;
  return (
    <Door
      title={t('incomplete.title')}
      text={t('incomplete.text')}
      actions={
        <DoorLink loud href="/login">
          {t('otherWays')}
        </DoorLink>
      }
    />
  );
}
