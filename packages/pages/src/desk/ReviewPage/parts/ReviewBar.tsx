import type { ReviewDetail } from '@stoa/api/contract/review';
import { Button } from '@stoa/ui/Button';
import { SaveState } from '@stoa/ui/parts';
import { useLabels } from '@stoa/ui/provider';
import { Tag } from '@stoa/ui/Tag';
import type { DeskTranslate } from '../../words/index.ts';
import type { Total } from '../marks.ts';
import * as styles from '../ReviewPage.css.ts';

/**
 * The state of the draft: `none` when there is nothing to save, `onlyHere` when only this page has it,
 * `offline` when it is kept on the device.
 */
export const draftStates = ['none', 'saved', 'saving', 'unsaved', 'offline', 'onlyHere'] as const;
export type DraftState = (typeof draftStates)[number];

interface ReviewBarProps {
  review: Pick<ReviewDetail, 'fullScore' | 'passScore' | 'marking'>;
  total: Total;
  draft: DraftState;
  publishing: boolean;
  /** Absent once the review is done. */
  onPublish: ((next: boolean) => void) | undefined;
  t: DeskTranslate;
}

function Sum({ review: { fullScore, passScore }, total, t }: Pick<ReviewBarProps, 'review' | 'total' | 't'>) {
  const { score, passed } = total;
  return (
    <p className={styles.sum}>
      <span className={styles.muted}>{t('review.total')}</span>
      <span className={styles.score}>
        {fullScore === undefined ? score : t('review.totalOf', { got: score, of: fullScore })}
      </span>
      {passed !== undefined && (
        <Tag tone={passed ? 'success' : 'danger'}>{t(passed ? 'review.pass' : 'review.fail')}</Tag>
      )}
      {passScore !== undefined && (
        <span className={styles.muted}>{t('review.toPass', { score: passScore })}</span>
      )}
    </p>
  );
}

/**
 * The total points, the number of answers still to mark and the state of the draft, with the buttons that
 * publish.
 */
export function ReviewBar({ review, total, draft, publishing, onPublish, t }: ReviewBarProps) {
  const words = useLabels('question');
  const save = {
    saved: t('review.saved'),
    saving: t('review.saving'),
    unsaved: t(draft === 'onlyHere' ? 'review.onlyHere' : 'review.unsaved'),
    offline: t('review.offline'),
  };
  const count = total.missing.length;
  return (
    <div className={styles.bar}>
      <Sum review={review} total={total} t={t} />
      {onPublish !== undefined && (
        <>
          <div className={styles.states}>
            <span className={styles.muted}>
              {count === 0 ? t('review.complete') : t('review.missing', { count })}
            </span>
            {draft !== 'none' && (
              <SaveState state={draft === 'onlyHere' ? 'unsaved' : draft} words={{ ...words, save }} />
            )}
          </div>
          <div className={styles.buttons}>
            <Button
              variant="outline"
              className={styles.button}
              disabled={publishing}
              onClick={() => onPublish(false)}
            >
              {t('review.publish')}
            </Button>
            <Button className={styles.button} loading={publishing} onClick={() => onPublish(true)}>
              {t('review.publishNext')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
