import { CircleAlert, CircleCheck, Flag } from 'lucide-react';
import { useRef } from 'react';
import type { SheetItem } from '@stoa/ui/AnswerSheet';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Icon } from '@stoa/ui/Icon';
import * as styles from '../ExamPage.css.ts';
import type { ExamWords } from '../types.ts';

interface HandInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly SheetItem[];
  handingIn: boolean;
  onHandIn: () => void;
  onJump: (number: number) => void;
  words: ExamWords['dialog'];
}

function Numbers({ items, onJump, words }: Pick<HandInDialogProps, 'items' | 'onJump' | 'words'>) {
  return (
    <ul className={styles.numbers}>
      {items.map(({ number, locked }) => (
        <li key={number}>
          <Button
            variant="outline"
            size="sm"
            aria-label={words.goTo(number)}
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

/** The last look before handing in (WCAG 3.3.4): what is not answered, what was marked, and the way to each. */
export function HandInDialog({
  open,
  onOpenChange,
  items,
  handingIn,
  onHandIn,
  onJump,
  words,
}: HandInDialogProps) {
  const back = useRef<HTMLButtonElement>(null);
  const left = items.filter(({ state }) => state === 'unanswered' || state === 'half');
  const flagged = items.filter((item) => item.flagged === true);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      size="sm"
      closeOnBackdrop={!handingIn}
      initialFocus={back}
      footer={
        <>
          <Button ref={back} variant="outline" disabled={handingIn} onClick={() => onOpenChange(false)}>
            {words.back}
          </Button>
          <Button loading={handingIn} onClick={onHandIn}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {left.length === 0 ? (
          <p className={styles.ready}>
            <Icon glyph={CircleCheck} />
            {words.ready(items.length)}
          </p>
        ) : (
          <div className={styles.group}>
            <h3 className={styles.groupTitle}>
              <Icon glyph={CircleAlert} className={styles.open} />
              {words.unanswered(left.length)}
            </h3>
            <Numbers items={left} onJump={onJump} words={words} />
          </div>
        )}
        {flagged.length > 0 && (
          <div className={styles.group}>
            <h3 className={styles.groupTitle}>
              <Icon glyph={Flag} className={styles.open} />
              {words.flagged(flagged.length)}
            </h3>
            <Numbers items={flagged} onJump={onJump} words={words} />
          </div>
        )}
        <p className={styles.warning}>{words.warning}</p>
      </div>
    </Dialog>
  );
}
