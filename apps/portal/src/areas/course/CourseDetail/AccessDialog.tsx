import { accessAsk, accessWithdraw, type CourseDetail } from '@stoa/api/contract/course';
import { useApiAction } from '@stoa/api/react';
import { formatDateTime } from '@stoa/domain';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Field } from '@stoa/ui/Field';
import { Stack } from '@stoa/ui/Stack';
import { Text } from '@stoa/ui/Text';
import { TextArea } from '@stoa/ui/TextArea';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { courseAccessWords } from '../catalogue.ts';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { showToast } from '../../../kernel/toast.ts';

const longestReason = 200;

export interface AccessDialogProps {
  course: Pick<CourseDetail, 'courseId' | 'title' | 'accessRequest'>;
  now: number;
  onOpenChange: (open: boolean) => void;
  /** Called when the request was made or taken back. */
  onChanged: () => void;
}

function AskForm({ course, onOpenChange, onChanged }: AccessDialogProps) {
  const t = useTranslations('courseAccess');
  const { run, pending, error } = useApiAction(accessAsk);
  const [reason, setReason] = useState('');
  const send = async () => {
    const text = reason.trim();
    const given = text === '' ? {} : { reason: text };
    const result = await run({ courseId: course.courseId, ...given }, { silent: true });
    if (!result?.data) return;
    onChanged();
    void showToast(t('sent'), 'success');
    onOpenChange(false);
  };
  const sentence = error?.kind === 'business' && error.msg !== '' ? error.msg : t('failed');
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      closeOnBackdrop={reason === ''}
      size="sm"
      title={t('ask')}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button
            loading={pending}
            disabled={Array.from(reason.trim()).length > longestReason}
            onClick={() => void send()}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && (
          <Alert tone="warning" live="assertive">
            {sentence}
          </Alert>
        )}
        <Text>{t('about', { title: course.title })}</Text>
        <Field label={t('reason')} optional hint={t('hint')}>
          <TextArea rows={3} limit={longestReason} value={reason} onValueChange={setReason} />
        </Field>
      </Stack>
    </Dialog>
  );
}

function Asked({
  course,
  request,
  now,
  onOpenChange,
  onChanged,
}: AccessDialogProps & { request: NonNullable<CourseDetail['accessRequest']> }) {
  const t = useTranslations('courseAccess');
  const { run, pending, error } = useApiAction(accessWithdraw);
  const withdraw = async () => {
    const result = await run({ courseId: course.courseId }, { silent: true });
    if (!result?.data) return;
    onChanged();
    void showToast(t('withdrawn'), 'success');
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      title={t('asked')}
      footer={
        <>
          <Button variant="outline" tone="danger" loading={pending} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('close')}</Button>
        </>
      }
    >
      <Stack gap={3}>
        {error && (
          <Alert tone="warning" live="assertive">
            {t('notWithdrawn')}
          </Alert>
        )}
        <Text>{request.reason === '' ? t('noReason') : request.reason}</Text>
        <Text tone="muted" size={13}>
          {t('when', { time: formatDateTime(request.time, { now }) })}
        </Text>
      </Stack>
    </Dialog>
  );
}

/** Asks the administrators of the company for access to a course, or shows the request that was made. */
export default function AccessDialog(props: AccessDialogProps) {
  const { accessRequest } = props.course;
  // The dialog keeps showing what it was opened for, even when the course behind it is loaded again.
  const [request] = useState(accessRequest);
  return (
    <WithWords of={[courseAccessWords]}>
      {request === undefined || request.refusal ? (
        <AskForm {...props} />
      ) : (
        <Asked {...props} request={request} />
      )}
    </WithWords>
  );
}
