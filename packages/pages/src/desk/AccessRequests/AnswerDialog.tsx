import type { AccessRequestTask } from '@stoa/api/contract/course';
import { useRef, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Field } from '@stoa/ui/Field';
import { TextArea } from '@stoa/ui/TextArea';
import type { DeskTranslate } from '../words/index.ts';
import * as styles from './AccessRequests.css.ts';

const longestComment = 200;

export interface AnswerDialogProps {
  request: AccessRequestTask;
  t: DeskTranslate;
  onClose: () => void;
  /** Sends the answer; resolves to whether it was taken. */
  onAnswer: (granted: boolean, comment: string) => Promise<boolean>;
}

/** Grants a request for access, or refuses it with a reason. */
export function AnswerDialog({ request, t, onClose, onAnswer }: AnswerDialogProps) {
  const [comment, setComment] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const [running, setRunning] = useState<'grant' | 'refuse'>();
  const field = useRef<HTMLTextAreaElement>(null);
  const said = comment.trim();
  const tooLong = Array.from(said).length > longestComment;
  const answer = async (granted: boolean) => {
    if (!granted && said === '') {
      setLacksReason(true);
      field.current?.focus();
      return;
    }
    setRunning(granted ? 'grant' : 'refuse');
    const taken = await onAnswer(granted, said);
    setRunning(undefined);
    if (taken) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('access.answer')}
      closeOnBackdrop={comment === ''}
      onOpenChange={() => running === undefined && onClose()}
      footer={
        <>
          <Button
            variant="outline"
            tone="danger"
            loading={running === 'refuse'}
            disabled={tooLong || running === 'grant'}
            onClick={() => void answer(false)}
          >
            {t('access.refuse')}
          </Button>
          <Button
            loading={running === 'grant'}
            disabled={tooLong || running === 'refuse'}
            onClick={() => void answer(true)}
          >
            {t('access.grant')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.lead}>
          {t('access.asks', { name: request.asker.realName, title: request.title })}
        </p>
        <p className={styles.reason}>{request.reason === '' ? t('access.noReason') : request.reason}</p>
        <Field
          label={t('access.comment')}
          hint={t('access.commentHint')}
          error={lacksReason && said === '' ? t('access.commentMissing') : undefined}
        >
          <TextArea ref={field} rows={3} limit={longestComment} value={comment} onValueChange={setComment} />
        </Field>
      </div>
    </Dialog>
  );
}
