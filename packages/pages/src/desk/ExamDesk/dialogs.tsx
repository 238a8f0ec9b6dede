import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Field } from '@stoa/ui/Field';
import { NumberInput } from '@stoa/ui/NumberInput';
import { TextInput } from '@stoa/ui/TextInput';
import type { DeskTranslate } from '../words/index.ts';
import { isPossible, mostMinutes } from './rest.ts';
import * as styles from './ExamDesk.css.ts';

interface AskingProps {
  /** How many attempts were chosen; absent if all attempts in progress are meant. */
  count: number | undefined;
  t: DeskTranslate;
  onClose: () => void;
}

/** The greatest length of a reason, in characters. */
const longestReason = 200;

/** Runs one change at a time, and returns whether it is running. */
function useRunning() {
  const [running, setRunning] = useState(false);
  const run = async (change: () => Promise<void>) => {
    setRunning(true);
    await change();
    setRunning(false);
  };
  return { running, run };
}

function Reason({
  label,
  hint,
  onReason,
}: {
  label: string;
  hint: ReactNode;
  onReason: (reason: string) => void;
}) {
  return (
    <Field label={label} hint={hint}>
      <TextInput
        maxLength={longestReason}
        autoComplete="off"
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </Field>
  );
}

interface TimeDialogProps extends AskingProps {
  /** Whether the supervisor's own attempt was chosen as well, to which no time is added. */
  hasOwn: boolean;
  onConfirm: (minutes: number, reason: string) => Promise<void>;
}

/** Asks for the number of minutes and a reason. */
export function TimeDialog({ count, hasOwn, t, onClose, onConfirm }: TimeDialogProps) {
  const [minutes, setMinutes] = useState<number | null>(10);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { running, run } = useRunning();
  const field = useRef<HTMLInputElement>(null);
  const confirm = () => {
    if (!isPossible(minutes)) {
      setAsked(true);
      field.current?.focus();
      return;
    }
    void run(() => onConfirm(minutes, reason.trim()));
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('time.title')}
      initialFocus={field}
      closeOnBackdrop={false}
      onOpenChange={() => running || onClose()}
      footer={
        <>
          <Button variant="outline" disabled={running} onClick={onClose}>
            {t('time.cancel')}
          </Button>
          <Button loading={running} onClick={confirm}>
            {t('time.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.lead}>
          {count === undefined ? t('time.forAll') : t('time.forSome', { count })} {t('time.untimed')}{' '}
          {hasOwn && t('time.own')}
        </p>
        <Field
          label={t('time.minutes')}
          hint={t('time.minutesHint')}
          error={asked && !isPossible(minutes) ? t('time.wrong') : undefined}
        >
          <NumberInput
            ref={field}
            value={minutes}
            onValueChange={setMinutes}
            min={-mostMinutes}
            max={mostMinutes}
            step={5}
            unit={t('time.unit')}
            className={styles.minutes}
          />
        </Field>
        <Reason label={t('time.reason')} hint={t('time.reasonHint')} onReason={setReason} />
      </div>
    </Dialog>
  );
}

/** Asks for confirmation before attempts are ended, and explains the consequences. */
export function EndDialog({
  count,
  t,
  onClose,
  onConfirm,
}: AskingProps & { onConfirm: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('');
  const { running, run } = useRunning();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={t('end.title')}
      initialFocus={cancel}
      closeOnBackdrop={false}
      hideClose
      onOpenChange={() => running || onClose()}
      footer={
        <>
          <Button ref={cancel} variant="outline" disabled={running} onClick={onClose}>
            {t('end.cancel')}
          </Button>
          <Button tone="danger" loading={running} onClick={() => void run(() => onConfirm(reason.trim()))}>
            {t('end.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.lead}>
          <strong>{count === undefined ? t('end.forAll') : t('end.forSome', { count })}</strong>{' '}
          {t('end.what')}
        </p>
        <Reason label={t('end.reason')} hint={t('end.reasonHint')} onReason={setReason} />
      </div>
    </Dialog>
  );
}
