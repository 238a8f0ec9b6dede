import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithWords } from '../../i18n/WithWords.tsx';
import { usePortal } from '../../session/portal.ts';
import { leaveWords } from './catalogue.ts';
import { dropUnsent, leavesUnsent } from './unsent.ts';

export interface LogoutDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

function Question({ onConfirm, onCancel }: LogoutDialogProps) {
  const t = useTranslations('leave');
  const { client } = usePortal();
  const [leaving, setLeaving] = useState(false);
  const [unsent, setUnsent] = useState(false);

  const confirm = async (): Promise<void> => {
    setLeaving(true);
    if (unsent) await dropUnsent(client);
    else if (await leavesUnsent(client)) {
      setUnsent(true);
      setLeaving(false);
      return;
    }
    onConfirm();
  };
  return (
    <ConfirmDialog
      // A new key for the second question, so that a screen reader reads it as a new dialog and focus goes to
      // its safe answer.
      key={unsent ? 'unsent' : 'leave'}
      open
      tone={unsent ? 'danger' : 'accent'}
      title={t(unsent ? 'unsentTitle' : 'title')}
      confirmLabel={t(unsent ? 'drop' : 'confirm')}
      cancelLabel={t('cancel')}
      loading={leaving}
      onCancel={onCancel}
      onConfirm={() => void confirm()}
    >
      {t(unsent ? 'unsentText' : 'text')}
    </ConfirmDialog>
  );
}

/** Asks before the person is logged out, and asks again when unsent work would be lost by it. */
export default function LogoutDialog(props: LogoutDialogProps) {
  return (
    <WithWords of={[leaveWords]}>
      <Question {...props} />
    </WithWords>
  );
}
