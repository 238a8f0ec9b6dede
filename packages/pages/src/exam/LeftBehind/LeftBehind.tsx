import type { AttemptResult } from '@stoa/api/contract/exam';
import { formatDateTime } from '@stoa/domain';
import { useId } from 'react';
import { Button } from '@stoa/ui/Button';
import { CopyButton } from '@stoa/ui/CopyButton';
import { Dialog } from '@stoa/ui/Dialog';
import { Heading } from '@stoa/ui/Heading';
import { Link } from '@stoa/ui/Link';
import { useLabels } from '@stoa/ui/provider';
import { placedOf } from '../ExamResultPage/model.ts';
import { textOf } from '../htmlText.ts';
import { lineOf } from '../markup.tsx';
import { saidIn } from '../said.ts';
import type { LeftBehindTranslate } from '../words/index.ts';
import * as styles from './LeftBehind.css.ts';

interface LeftAnswer {
  readonly questionId: number;
  readonly values: readonly string[];
  readonly files: readonly { readonly name: string }[];
  readonly typedTime: number;
}

export interface LeftBehindProps {
  /** The answers that a marker sees now. */
  kept: readonly LeftAnswer[];
  /** The answers that were not taken, and are on the device only. */
  refused: readonly LeftAnswer[];
  /** The result of the attempt, which may show the questions. */
  result: AttemptResult | undefined;
  /** Address of the result; `undefined` if it cannot be opened. */
  resultHref: string | undefined;
  now: number;
  t: LeftBehindTranslate;
  /** Deletes the refused answers from the device. */
  onDelete: () => void;
  onClose: () => void;
}

interface AnswersProps extends Pick<LeftBehindProps, 'result' | 'now' | 't'> {
  answers: readonly LeftAnswer[];
  isCopied?: boolean;
}

/** Answers with their questions, as far as the result shows these. */
function Answers({ answers, isCopied = false, result, now, t }: AnswersProps) {
  const words = useLabels('question');
  const placed = result === undefined ? [] : placedOf(result);
  return (
    <ul className={styles.list}>
      {answers.map(({ questionId, values, files, typedTime }) => {
        const found = placed.find(({ question }) => question.questionId === questionId);
        const name = found === undefined ? t('other') : t('question', { number: found.number });
        const text = found === undefined ? values.join(' / ') : saidIn(found.question, values, words);
        const all = [text, ...files.map((file) => file.name)].filter(Boolean).join('\n');
        return (
          <li key={questionId} className={styles.answer}>
            <strong>{name}</strong>
            {found && <p className={styles.stem}>{lineOf(textOf(found.question.stemHtml))}</p>}
            <p className={styles.said}>{lineOf(all)}</p>
            <p className={styles.note}>{t('typed', { time: formatDateTime(typedTime, { now }) })}</p>
            {isCopied && (
              <CopyButton
                size="sm"
                value={all}
                label={t('copy')}
                aria-label={t('copyOf', { question: name })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What became of answers that an earlier visit has left on the device: those that were not taken can be copied
 * before they are deleted.
 */
export function LeftBehind(props: LeftBehindProps) {
  const { kept, refused, resultHref, t, onDelete, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open
      title={t('title')}
      onOpenChange={onClose}
      footer={
        refused.length > 0 ? (
          <>
            <Button variant="outline" onClick={onClose}>
              {t('later')}
            </Button>
            <Button tone="danger" onClick={onDelete}>
              {t('delete')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('close')}</Button>
        )
      }
    >
      <div className={styles.root} data-component="LeftBehind">
        {refused.length > 0 && (
          <section className={styles.part} aria-labelledby={`${id}-refused`}>
            <Heading level={3} size={16} id={`${id}-refused`}>
              {t('refusedTitle')}
            </Heading>
            <p className={styles.note}>{t('refusedNote')}</p>
            <Answers {...props} answers={refused} isCopied />
          </section>
        )}
        {kept.length > 0 && (
          <section className={styles.part} aria-labelledby={`${id}-kept`}>
            <Heading level={3} size={16} id={`${id}-kept`}>
              {t('keptTitle')}
            </Heading>
            <p className={styles.note}>{t('keptNote')}</p>
            <Answers {...props} answers={kept} />
            {resultHref !== undefined && <Link href={resultHref}>{t('result')}</Link>}
          </section>
        )}
      </div>
    </Dialog>
  );
}
