import { Button } from '@stoa/ui/Button';
import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { Dialog } from '@stoa/ui/Dialog';
import type { ExamPageProps } from '../types.ts';

type Props = Pick<ExamPageProps, 't'>;

/** Asks before the exam is left, because its time continues. */
export function LeavePrompt({
  untimed,
  t,
  onStay,
  onLeave,
}: Props & { untimed: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      open
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t(untimed ? 'leave.untimed' : 'leave.text')}
    </ConfirmDialog>
  );
}

/** Informs the learner that a switch was counted, and what the next one would cause. */
export function CountedPrompt({
  counted,
  t,
  onRead,
}: Props & { counted: NonNullable<ExamPageProps['counted']>; onRead: () => void }) {
  const isLast = counted.count >= counted.limit;
  return (
    <ConfirmDialog open title={t('counted.title')} confirmLabel={t('counted.ok')} onConfirm={onRead}>
      {t(isLast ? 'counted.last' : 'counted.text', counted)}
    </ConfirmDialog>
  );
}

/** Asks for full screen, which browsers allow only in response to a click. */
export function FullScreenPrompt({ t, onFullScreen }: Props & { onFullScreen: () => void }) {
  return (
    <Dialog
      open
      hideClose
      size="sm"
      closeOnBackdrop={false}
      title={t('fullScreen.title')}
      // If the browser refuses full screen, the exam can be answered all the same, and the switch is
      // recorded.
      onOpenChange={onFullScreen}
      footer={<Button onClick={onFullScreen}>{t('fullScreen.back')}</Button>}
    >
      {t('fullScreen.text')}
    </Dialog>
  );
}
