import { ErrorCode } from '@stoa/domain';
import { PasswordDialog } from '@stoa/pages/exam/ExamPage';
import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { useTranslations } from 'use-intl';

interface RefusedProps {
  /** Why the attempt cannot be opened; without it the session has ended. */
  refusal: { readonly code: number; readonly msg: string } | undefined;
  /** Whether a password was sent, so that the refusal means that it was wrong. */
  hadPassword: boolean;
  onPassword: (password: string) => void;
  onBack: () => void;
}

/** Says why the exam cannot be answered, or asks for its password. */
export function Refused({ refusal, hadPassword, onPassword, onBack }: RefusedProps) {
  const t = useTranslations('exam');
  if (refusal?.code === ErrorCode.ExamPassword) {
    return (
      <PasswordDialog
        words={{
          title: t('password.title'),
          label: t('password.label'),
          hint: t('password.hint'),
          enter: t('password.enter'),
          cancel: t('password.cancel'),
          empty: t('password.empty'),
        }}
        error={hadPassword ? refusal.msg : undefined}
        onCancel={onBack}
        onEnter={onPassword}
      />
    );
  }
  return (
    <ConfirmDialog open title={t('refused.title')} confirmLabel={t('refused.back')} onConfirm={onBack}>
      {refusal === undefined ? t('refused.out') : refusal.msg || t('said.refusedPlain')}
    </ConfirmDialog>
  );
}
