import type { WrongQuestion } from '@stoa/api/contract/exam';
import { formatDateTime } from '@stoa/domain';
import { Check } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import { Tag } from '@stoa/ui/Tag';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { textOf } from '../../htmlText.ts';
import { plainFormulae } from '../../plainFormulae.ts';
import { lineOf } from '../../markup.tsx';
import type { WrongBookTranslate } from '../../words/index.ts';
import * as styles from '../WrongBook.css.ts';

export interface WrongRowProps {
  wrong: WrongQuestion;
  now: number;
  /** Address of the practice of this question alone. */
  practiseHref: string;
  /** Address of the latest result in which it was wrong. */
  resultHref: string | undefined;
  t: WrongBookTranslate;
  renderLink: RenderLink;
}

function Standing({ wrong, t }: Pick<WrongRowProps, 'wrong' | 't'>) {
  if (wrong.mastered) {
    return (
      <Tag tone="success" icon={<Icon glyph={Check} />}>
        {t('mastered')}
      </Tag>
    );
  }
  return wrong.rightInRow > 0 ? <Tag tone="info">{t('rightOnce')}</Tag> : <Tag>{t('notYet')}</Tag>;
}

/**
 * A question of the book: its text, the exam and the number of times in which it was wrong, and how well it
 * is mastered.
 */
export function WrongRow({ wrong, now, practiseHref, resultHref, t, renderLink }: WrongRowProps) {
  const { kind: kinds } = useLabels('question');
  const { question, exam, wrongCount, lastWrongTime } = wrong;
  const stem = textOf(question.stemHtml);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.marks}>
          <Standing wrong={wrong} t={t} />
          <span>{kinds[question.kind]}</span>
        </div>
        <h2 className={styles.stem}>{lineOf(stem)}</h2>
        <p className={styles.facts}>
          <span>{t('wrongTimes', { count: wrongCount })}</span>
          <span>{t('lastWrong', { time: formatDateTime(lastWrongTime, { now }) })}</span>
          {resultHref === undefined ? (
            <span>{exam.title}</span>
          ) : (
            renderLink({ href: resultHref, className: styles.paper, children: exam.title })
          )}
        </p>
      </div>
      <Button asChild variant="outline" size="sm">
        {renderLink({
          href: practiseHref,
          className: '',
          children: (
            <>
              <span aria-hidden>{t('practiseOne')}</span>
              <VisuallyHidden>{t('practiseOneOf', { stem: plainFormulae(stem) })}</VisuallyHidden>
            </>
          ),
        })}
      </Button>
    </li>
  );
}
