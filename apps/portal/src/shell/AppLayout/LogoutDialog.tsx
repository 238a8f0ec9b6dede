import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

export interface LogoutDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the person is logged out (screens I1). */
export default function LogoutDialog({ onConfirm, onCancel }: LogoutDialogProps) {
  const t = useTranslations('app.logout');
  const [leaving, setLeaving] = useState(false);
  return (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      loading={leaving}
      onCancel={onCancel}
      onConfirm={() => {
        setLeaving(true);
        onConfirm();
      }}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
