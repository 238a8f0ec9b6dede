import { QuestionKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import type { Answer, Asked, QuestionItem, QuestionOption } from '@stoa/ui/Question';
import type { ReactNode } from 'react';
import * as styles from '../ExamPage.css.ts';
import type { ExamTranslate } from '../../words/index.ts';
import type { ExamAnswer, ExamPageProps } from '../types.ts';
import type { PlacedQuestion } from '../model.ts';

const letterOf = (options: readonly QuestionOption[], key: string): string =>
  String.fromCharCode(
    65 +
      Math.max(
        0,
        options.findIndex((option) => option.key === key),
      ),
  );

const textOf = (items: readonly QuestionItem[], key = ''): string =>
  items.find((item) => item.key === key)?.text ?? key;

/** An answer as text, worded as the inputs of its question show it. */
function saidAs(asked: Asked, values: Answer, words: Record<'T' | 'F', string>): string {
  switch (asked.kind) {
    case QuestionKind.Single:
    case QuestionKind.Multiple:
      return values.map((key) => letterOf(asked.options, key)).join(' ');
    case QuestionKind.TrueFalse:
      return values[0] === 'T' ? words.T : words.F;
    case QuestionKind.Matching:
      return values
        .map((pair) => pair.split(':'))
        .map(([left, right]) => `${textOf(asked.left, left)} – ${textOf(asked.right, right)}`)
        .join('; ');
    case QuestionKind.Ordering:
      return values.map((key) => textOf(asked.items, key)).join(' → ');
    case QuestionKind.FillIn:
    case QuestionKind.ShortAnswer:
    case QuestionKind.Scale:
    case QuestionKind.Matrix:
      return values.filter((value) => value.trim() !== '').join(' / ');
    default:
      return asked satisfies never;
  }
}

interface OthersProps extends Pick<ExamPageProps, 'onChooseOther' | 'onDropOthers'> {
  placed: PlacedQuestion;
  others: readonly ExamAnswer[];
  locked: boolean;
  /** How the question names true and false. */
  words: Record<'T' | 'F', string>;
  t: ExamTranslate;
}

/** Answers that another window or device has replaced, so that the learner can choose. */
export function Others({ placed, others, locked, words, t, onChooseOther, onDropOthers }: OthersProps) {
  const { question, number, asked } = placed;
  const { questionId } = question;
  const textOfAnswer = ({ values, files }: ExamAnswer): string => {
    const text = saidAs(asked, values, words);
    const more = files.length > 0 ? t('others.files', { count: files.length }) : '';
    return [text, more].filter(Boolean).join(' · ') || t('others.empty');
  };
  const rows: ReactNode[] = others.map((other, at) => {
    const answer = textOfAnswer(other);
    return (
      // The text is a unique key, because two answers in this list are never equal.
      <li key={answer} className={styles.other}>
        <span className={styles.otherText}>{answer}</span>
        <Button
          size="sm"
          variant="outline"
          disabled={locked}
          aria-label={t('others.name', { number, answer })}
          onClick={() => onChooseOther?.(questionId, at)}
        >
          {t('others.choose')}
        </Button>
      </li>
    );
  });
  return (
    <div className={styles.others} data-part="others">
      <p className={styles.groupTitle}>{t('others.title')}</p>
      <p className={styles.note}>{t('others.text')}</p>
      <ul className={styles.otherList}>{rows}</ul>
      <Button size="sm" variant="ghost" disabled={locked} onClick={() => onDropOthers?.(questionId)}>
        {t('others.keep')}
      </Button>
    </div>
  );
}
