import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ArrivalControl } from '../arrival.ts';
import { usePortal } from '../../../session/portal.ts';
import { loginPath } from '../address.ts';
import { Door } from './Door.tsx';

export interface ArrivalDoorProps {
  arrival: ArrivalControl;
  /** The page that the person lands on. */
  to: string;
  /** Address at which the same sign-on starts again; without it only the login page is offered. */
  again?: string | undefined;
  /** Called when the person has landed. */
  onLeft: () => void;
}

/** Shows an arrival: waiting, a question, or a failure with its possible actions. */
export function ArrivalDoor({ arrival, to, again, onLeft }: ArrivalDoorProps) {
  const navigate = useNavigate();
  const { branding, settings } = usePortal();
  const { config } = useSyncExternalStore(branding.subscribe, branding.get);
  const view = useSyncExternalStore(arrival.view.subscribe, arrival.view.get);
  const isDone = view.state === 'done';
  useEffect(() => {
    if (!isDone) return;
    navigate(to, { replace: true });
    onLeft();
  }, [isDone, navigate, onLeft, to]);

  const isThere = view.state === 'there';
  useEffect(() => {
    // Loads a new document, because the session may have started in another tab.
    if (isThere) location.replace(to);
  }, [isThere, to]);

  switch (view.state) {
    case 'busy':
    case 'there':
    case 'done':
      return <Door face={{ kind: 'busy' }} />;
    case 'choose':
      return (
        <Door
          face={{
            ...(view.current === undefined
              ? { kind: 'confirm', company: config?.name || settings.productName }
              : { kind: 'choose', current: view.current }),
            other: view.other,
            onAccept: arrival.accept,
            onKeep: arrival.refuse,
          }}
        />
      );
    case 'failed':
      return (
        <Door
          face={{
            kind: 'failed',
            reason: view.reason,
            message: view.message,
            ways: {
              onRetry: view.reason === 'spent' ? undefined : () => location.reload(),
              again,
              loginHref: loginPath(to),
            },
          }}
        />
      );
    default:
      return view satisfies never;
  }
}
