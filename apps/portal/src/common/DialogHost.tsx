import type { ErrorNotice } from '@stoa/api';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart, PlainNotice } from './lazyPart.tsx';
import { usePortal } from '../session/portal.ts';

const loadDialog = () => import('./ErrorDialog.tsx');
const ErrorDialog = lazyPart(() => import('./ErrorDialog.tsx'), {
  waiting: null,
  place: 'quiet',
  // What the server said is told all the same.
  instead: ({ sentence, onClose }) => <PlainNotice text={sentence} onClose={onClose} />,
});

/** Asks for the dialog's code while the call that may need it is under way. */
export const prepareDialog = (): void => void loadDialog().catch(() => undefined);

/** Words for a notice: ours by key, the server's as they are. */
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

/** Where the one error dialog appears (specification point 8). */
export function DialogHost() {
  const { dialog } = usePortal();
  const notice = useSyncExternalStore(dialog.notice.subscribe, dialog.notice.get);
  const sentence = useSentence(notice);
  if (!notice) return null;
  return <ErrorDialog sentence={sentence} onClose={dialog.close} />;
}
