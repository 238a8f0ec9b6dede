import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { useTranslations } from 'use-intl';

/** Title 'Kind reminder', a sentence and OK; Escape means OK. */
export default function ErrorDialog({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <ConfirmDialog open title={t('dialog.title')} confirmLabel={t('dialog.ok')} onConfirm={onClose}>
      {sentence}
    </ConfirmDialog>
  );
}
