import type { ErrorNotice } from '@stoa/api';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart, PlainNotice } from './lazyPart.tsx';
import { usePortal } from '../session/portal.ts';

const loadDialog = () => import('./ErrorDialog.tsx');
const ErrorDialog = lazyPart(() => import('./ErrorDialog.tsx'), {
  waiting: null,
  place: 'quiet',
  // When the dialog's code does not load, the server's message is still shown, in plain form.
  instead: ({ sentence, onClose }) => <PlainNotice text={sentence} onClose={onClose} />,
});

/** Preloads the dialog's code while a call that may need it is under way. */
export const prepareDialog = (): void => void loadDialog().catch(() => undefined);

/** The text of a notice: the portal's own by its key, the server's as it was sent. */
function useSentence(notice: ErrorNotice | undefined): string {
  const t = useTranslations('shell');
  if (!notice) return '';
  switch (notice.messageKey) {
    case 'loginExpired':
      return t('dialog.expired');
    case 'serviceAbnormal':
      return t('dialog.abnormal');
    case 'server':
      return notice.message ?? t('dialog.abnormal');
    default:
      return notice.messageKey satisfies never;
  }
}

/** Shows the one error dialog (specification point 8). */
export function DialogHost() {
  const { dialog } = usePortal();
  const notice = useSyncExternalStore(dialog.notice.subscribe, dialog.notice.get);
  const sentence = useSentence(notice);
  if (!notice) return null;
  return <ErrorDialog sentence={sentence} onClose={dialog.close} />;
}
