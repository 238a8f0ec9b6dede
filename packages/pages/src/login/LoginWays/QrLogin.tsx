import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { QrCode } from '@stoa/ui/QrCode';
import { SpinnerRing } from '@stoa/ui/Spinner';
import * as styles from './QrLogin.css.ts';

/** Where a login by QR code stands. */
export const qrStates = [
  'consent',
  'loading',
  'ready',
  'scanned',
  'confirmed',
  'expired',
  'cancelled',
  'failed',
] as const;
export type QrState = (typeof qrStates)[number];

export interface QrLoginProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: QrState;
  /** The address in the picture. */
  value?: string | undefined;
  /** Who has scanned it. */
  person?: { name: string; avatar?: string | undefined } | undefined;
  /** What the picture is for, for screen readers. */
  codeLabel: string;
  /** What happens now, and what to do; spoken when it changes. */
  status: string;
  note?: string | undefined;
  /** The one thing to press in this state. */
  action?: { label: string; onClick: () => void } | undefined;
  /** The box of consent, below everything. */
  consent?: ReactNode;
  /** A way in without a camera. */
  alternative?: ReactNode;
}

function Cover({ state, person, action }: Pick<QrLoginProps, 'state' | 'person' | 'action'>) {
  return (
    <div className={styles.cover}>
      {state === 'loading' && <SpinnerRing />}
      {state === 'confirmed' && <Icon glyph={CircleCheck} className={styles.done} />}
      {state === 'scanned' && person && (
        <Avatar name={person.name} src={person.avatar} size="lg" decorative />
      )}
      {action && (
        <Button
          variant={state === 'consent' ? 'solid' : 'outline'}
          size={state === 'scanned' ? 'sm' : 'md'}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** A code that a signed-in phone scans. The picture stays in its place through every state. */
export function QrLogin({
  state,
  value,
  person,
  codeLabel,
  status,
  note,
  action,
  consent,
  alternative,
  className,
  ...rest
}: QrLoginProps) {
  return (
    <div {...rest} data-state={state} className={clsx(styles.root, className)}>
      <div data-part="plate" className={styles.plate}>
        {value !== undefined && (
          <QrCode
            value={value}
            label={codeLabel}
            aria-hidden={state === 'ready' ? undefined : true}
            className={state === 'ready' ? undefined : styles.spent}
          />
        )}
        {state !== 'ready' && <Cover state={state} person={person} action={action} />}
      </div>
      <p aria-live="polite" data-part="status" className={styles.status}>
        <span className={styles.said}>{status}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </p>
      {consent !== undefined && <div className={styles.consent}>{consent}</div>}
      {alternative}
    </div>
  );
}
