import { CircleAlert, CircleCheck, Flag } from 'lucide-react';
import { useRef } from 'react';
import type { SheetItem } from '@stoa/ui/AnswerSheet';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Icon } from '@stoa/ui/Icon';
import * as styles from '../ExamPage.css.ts';
import type { ExamTranslate } from '../../words/index.ts';
import { useTicking } from '../ticking.ts';
import { timeOfDay } from '../../timeOfDay.ts';

/** Whether a time is still in the future by the server's clock. */
const useIsBefore = (time: number | undefined, now: () => number): boolean =>
  useTicking(() => time !== undefined && now() < time);

interface HandInDialogProps {
  items: readonly SheetItem[];
  /** Whether the server has everything. */
  isSaved: boolean;
  /** The earliest time at which the person may hand in; `undefined` if there is no such limit. */
  earliest: number | undefined;
  /** Returns the server's time. */
  now: () => number;
  onBack: () => void;
  onHandIn: () => void;
  onJump: (number: number) => void;
  t: ExamTranslate;
}

function Numbers({ items, onJump, t }: Pick<HandInDialogProps, 'items' | 'onJump' | 't'>) {
  return (
    <ul className={styles.numbers}>
      {items.map(({ number, locked }) => (
        <li key={number}>
          <Button
            variant="outline"
            size="sm"
            className={styles.press}
            aria-label={t('dialog.goTo', { number })}
            disabled={locked === true}
            onClick={() => onJump(number)}
          >
            {number}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The check before handing in (WCAG 3.3.4): unanswered and flagged questions, with a link to each. */
export function HandInDialog({
  items,
  isSaved,
  earliest,
  now,
  onBack,
  onHandIn,
  onJump,
  t,
}: HandInDialogProps) {
  const isEarly = useIsBefore(earliest, now);
  const back = useRef<HTMLButtonElement>(null);
  const left = items.filter(({ state }) => state === 'unanswered' || state === 'half');
  const flagged = items.filter((item) => item.flagged === true);
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={t('dialog.title')}
      size="sm"
      initialFocus={back}
      footer={
        <>
          <Button ref={back} variant="outline" onClick={onBack}>
            {t('dialog.back')}
          </Button>
          <Button disabled={isEarly} onClick={onHandIn}>
            {isEarly && earliest !== undefined
              ? t('notYet', { time: timeOfDay(earliest) })
              : t('dialog.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {left.length === 0 ? (
          <p className={styles.ready}>
            <Icon glyph={CircleCheck} />
            {t('dialog.ready', { count: items.length })}
          </p>
        ) : (
          <div className={styles.group}>
            <h3 className={styles.groupTitle}>
              <Icon glyph={CircleAlert} className={styles.open} />
              {t('dialog.unanswered', { count: left.length })}
            </h3>
            <Numbers items={left} onJump={onJump} t={t} />
          </div>
        )}
        {flagged.length > 0 && (
          <div className={styles.group}>
            <h3 className={styles.groupTitle}>
              <Icon glyph={Flag} className={styles.open} />
              {t('dialog.flagged', { count: flagged.length })}
            </h3>
            <Numbers items={flagged} onJump={onJump} t={t} />
          </div>
        )}
        {!isSaved && <p className={styles.note}>{t('dialog.unsaved')}</p>}
        <p className={styles.warning}>{t('dialog.warning')}</p>
      </div>
    </Dialog>
  );
}
