import type { ReactNode } from 'react';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import * as styles from '../ExamPage.css.ts';
import type { DialogsProps } from './Dialogs.tsx';

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Alert tone="warning" live="assertive" title={title} className={styles.plain} action={children}>
      {text}
    </Alert>
  );
}

/**
 * The same questions without the code of dialogs, for when that did not load: nobody is kept from handing in by a
 * file that is missing.
 */
export function PlainDialog(props: DialogsProps) {
  const { asking, counted, isUntimed, t, onBack, onHandIn, onLeave, onCountedRead, onFullScreen } = props;
  switch (asking) {
    case 'handIn':
      return (
        <Frame title={t('dialog.title')} text={t('dialog.warning')}>
          <Button variant="outline" onClick={onBack}>
            {t('dialog.back')}
          </Button>
          <Button onClick={onHandIn}>{t('dialog.confirm')}</Button>
        </Frame>
      );
    case 'leave':
      return (
        <Frame title={t('leave.title')} text={t(isUntimed ? 'leave.untimed' : 'leave.text')}>
          <Button variant="outline" onClick={onBack}>
            {t('leave.stay')}
          </Button>
          <Button onClick={onLeave}>{t('leave.leave')}</Button>
        </Frame>
      );
    case 'counted':
      return (
        counted && (
          <Frame title={t('counted.title')} text={t('counted.text', counted)}>
            <Button onClick={onCountedRead}>{t('counted.ok')}</Button>
          </Frame>
        )
      );
    case 'fullScreen':
      return (
        <Frame title={t('fullScreen.title')} text={t('fullScreen.text')}>
          <Button onClick={onFullScreen}>{t('fullScreen.back')}</Button>
        </Frame>
      );
    default:
      return asking satisfies never;
  }
}
