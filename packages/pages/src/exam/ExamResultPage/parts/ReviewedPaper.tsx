import type { AttemptResult, MarkedQuestion } from '@stoa/api/contract/exam';
import { QuestionKind, ResultPolicy } from '@stoa/domain';
import { Paperclip } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { AnswerSheet } from '@stoa/ui/AnswerSheet';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Question } from '@stoa/ui/Question';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { askedOf } from '../../ExamPage/asked.tsx';
import { completedBy } from '../../ExamPage/model.ts';
import { outcomeOf } from '../../outcome.tsx';
import type { ExamResultTranslate } from '../../words/index.ts';
import * as styles from '../ExamResultPage.css.ts';
import { groupsOf, isIn, questionFilters, sheetItemOf, type PlacedResult } from '../model.ts';
import { Sections } from './Sections.tsx';

function Files({ files }: Pick<MarkedQuestion, 'files'>) {
  return (
    <ul className={styles.files}>
      {files?.map(({ fileId, name, url }) => (
        <li key={fileId}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.file}>
            <Icon glyph={Paperclip} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function reviewed({ question }: PlacedResult) {
  const asked = askedOf(question);
  const hasFiles = question.files !== undefined && question.files.length > 0;
  return asked.kind === QuestionKind.ShortAnswer && hasFiles
    ? { ...asked, files: <Files files={question.files} /> }
    : asked;
}

const isAnswered = ({ question }: PlacedResult): boolean =>
  completedBy(askedOf(question), { values: question.my, files: question.files ?? [] }) === 'full';

/** The value of a boolean attribute: '' or `undefined`. */
const present = (isThere: boolean) => (isThere ? '' : undefined);

/** Memoised, because choosing a filter changes no question. */
const Reviewed = memo(function Reviewed({ placed }: { placed: PlacedResult }) {
  const { question, number, flagged } = placed;
  return (
    <Question
      {...reviewed(placed)}
      mode="review"
      number={number}
      {...(question.score !== undefined && { points: question.score })}
      value={question.my}
      outcome={outcomeOf(question)}
      flagged={flagged}
      tabIndex={-1}
      data-question={number}
      data-wrong={present(isIn('wrong', placed))}
      data-flagged={present(flagged)}
      className={styles.question}
    />
  );
});

/** The marked paper, with an answer sheet that links to each question. */
export function ReviewedPaper({
  result,
  t,
}: {
  result: Extract<AttemptResult, { questions: unknown }>;
  t: ExamResultTranslate;
}) {
  const [groups] = useState(() => groupsOf(result));
  const [filter, setFilter] = useState<(typeof questionFilters)[number]>('all');
  const paper = useRef<HTMLElement>(null);
  const all = groups.flatMap(({ questions }) => questions);
  const countIn = (each: (typeof questionFilters)[number]) =>
    all.filter((placed) => isIn(each, placed)).length;
  const filters = questionFilters.filter((each) => each === 'all' || countIn(each) > 0);

  const jump = (number: number) => {
    // Removes the filter first, because a hidden question cannot get the focus.
    const isHidden = all.some((placed) => placed.number === number && !isIn(filter, placed));
    if (isHidden) setFilter('all');
    requestAnimationFrame(() => {
      const question = paper.current?.querySelector<HTMLElement>(`[data-question="${number}"]`);
      question?.focus({ preventScroll: true });
      question?.scrollIntoView();
    });
  };
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        {result.sections.length > 0 && <Sections sections={result.sections} t={t} />}
        <AnswerSheet
          sections={groups.map(({ title, questions }, at) => ({
            key: String(at),
            title,
            items: questions.map((placed) => sheetItemOf(placed, isAnswered(placed))),
          }))}
          onJump={jump}
        />
      </div>
      <section ref={paper} data-filter={filter} className={styles.main} aria-labelledby="result-paper">
        <div className={styles.paperHead}>
          <Heading level={2} id="result-paper">
            {t('paper')}
          </Heading>
          {filters.length > 1 && (
            <SegmentedControl
              label={t('filter')}
              className={styles.filters}
              value={filter}
              onValueChange={setFilter}
              items={filters.map((each) => ({ value: each, label: t(each, { count: countIn(each) }) }))}
            />
          )}
        </div>
        {result.policy === ResultPolicy.ScoreAndMarks && <p className={styles.muted}>{t('onlyMarks')}</p>}
        {groups.map(({ title, questions }, at) => (
          <div
            key={at}
            data-wrong={present(questions.some((each) => isIn('wrong', each)))}
            data-flagged={present(questions.some(({ flagged }) => flagged))}
            className={styles.group}
          >
            {title !== '' && groups.length > 1 && (
              <Heading level={3} size={18} className={styles.groupTitle}>
                {title}
              </Heading>
            )}
            {questions.map((placed) => (
              <Reviewed key={placed.question.questionId} placed={placed} />
            ))}
          </div>
        ))}
      </section>
    </div>
  );
}
