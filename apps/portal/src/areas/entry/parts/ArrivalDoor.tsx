import { Button } from '@stoa/ui/Button';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { ArrivalControl } from '../arrival.ts';
import { loginPath } from '../address.ts';
import { BusyDoor, Door, DoorLink } from './Door.tsx';

export interface ArrivalDoorProps {
  arrival: ArrivalControl;
  /** Where it leads in the end. */
  to: string;
  /** Where the same way begins again; without it there is only the login page. */
  again?: string | undefined;
  /** It has led there. */
  onLeft: () => void;
}

/** Shows an arrival: a wait, a question, or what went wrong and how to go on. */
export function ArrivalDoor({ arrival, to, again, onLeft }: ArrivalDoorProps) {
  const t = useTranslations('entry');
  const words = useTranslations('shell');
  const navigate = useNavigate();
  const view = useSyncExternalStore(arrival.view.subscribe, arrival.view.get);
  const isDone = view.state === 'done';
  useEffect(() => {
    if (!isDone) return;
    navigate(to, { replace: true });
    onLeft();
  }, [isDone, navigate, onLeft, to]);

  const isThere = view.state === 'there';
  useEffect(() => {
    // A document of its own: the session may have begun in another tab.
    if (isThere) location.replace(to);
  }, [isThere, to]);

  switch (view.state) {
    case 'busy':
    case 'there':
    case 'done':
      return <BusyDoor />;
    case 'choose': {
      const other = view.other || t('choose.someone');
      const names = { current: view.current, other };
      return (
        <Door
          title={t('choose.title', names)}
          text={t('choose.text', names)}
          actions={
            <>
              <Button size="lg" fullWidth onClick={arrival.accept}>
                {t('choose.accept', names)}
              </Button>
              <Button size="lg" fullWidth variant="outline" onClick={arrival.refuse}>
                {t('choose.keep', names)}
              </Button>
            </>
          }
        />
      );
    }
    case 'failed':
      return (
        <Door
          title={t('failed.title')}
          text={view.message ?? t(view.spent ? 'failed.spent' : 'failed.network')}
          actions={
            <>
              {!view.spent && (
                <Button size="lg" fullWidth onClick={() => location.reload()}>
                  {words('retry')}
                </Button>
              )}
              {again !== undefined && (
                <DoorLink loud={view.spent} href={again}>
                  {t('again')}
                </DoorLink>
              )}
              <DoorLink loud={view.spent && again === undefined} href={loginPath(to)}>
                {t('otherWays')}
              </DoorLink>
            </>
          }
        />
      );
    default:
      return view satisfies never;
  }
}
