import { formatDateTime } from '@stoa/domain';
import { Check, CloudOff, HardDrive, LoaderCircle, PenLine, TriangleAlert } from 'lucide-react';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import * as styles from '../QuestionnairePage.css.ts';
import type { DraftStanding, QuestionnairePageProps } from '../types.ts';

const glyphs = {
  empty: PenLine,
  device: HardDrive,
  page: TriangleAlert,
  saving: LoaderCircle,
  saved: Check,
  waiting: CloudOff,
  offline: CloudOff,
} as const satisfies Record<DraftStanding, unknown>;

/** The state of the draft. It is not announced, because it changes with every pause in typing. */
export function DraftState({
  draft,
  savedTime,
  now,
  t,
}: Pick<QuestionnairePageProps, 'draft' | 'savedTime' | 'now' | 't'>) {
  const words =
    draft === 'saved' && savedTime !== undefined
      ? t('draft.savedAt', { time: formatDateTime(savedTime, { now }) })
      : t(`draft.${draft}`);
  return (
    <span className={styles.draft} data-state={draft} data-part="draft">
      <Icon glyph={glyphs[draft]} />
      {words}
    </span>
  );
}

/**
 * The end of a questionnaire: the number of missing answers, the button to hand in, and the state of the
 * hand-in.
 */
export function HandInBar({ props, left }: { props: QuestionnairePageProps; left: number }) {
  const { handIn, refusal, t, onHandIn, onTryNow } = props;
  return (
    <div className={styles.end} data-part="handIn">
      {refusal !== undefined && (
        <Alert tone="danger" live="assertive">
          {refusal === '' ? t('refusedOnly') : t('refused', { message: refusal })}
        </Alert>
      )}
      {handIn?.state === 'waiting' && (
        <Alert
          tone="warning"
          live="assertive"
          action={
            <Button size="sm" variant="outline" onClick={onTryNow}>
              {t('tryNow')}
            </Button>
          }
        >
          {t(`waiting.${handIn.why}`)}
        </Alert>
      )}
      <div className={styles.endLine}>
        <p className={styles.left}>
          {handIn ? t('sending') : left === 0 ? t('ready') : t('left', { count: left })}
        </p>
        <Button size="lg" loading={handIn !== undefined} onClick={onHandIn} className={styles.submit}>
          {t(handIn ? 'submitting' : 'submit')}
        </Button>
      </div>
    </div>
  );
}
