import { QuestionnairePage } from '@stoa/pages/questionnaire/QuestionnairePage';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { routerLink } from '../../../common/routerLink.tsx';
import { useListHref } from '../useListHref.ts';
import { draftStanding, handInStanding } from '../visit/model/select.ts';
import type { Open } from '../visit/model/state.ts';
import type { Visit } from '../visit/visit.ts';

/** The questions while the person answers them. */
export function Questions({ open, visit }: { open: Open; visit: Visit }) {
  const t = useTranslations('survey');
  const tList = useTranslations('questionnaires');
  const listHref = useListHref();
  const [begun] = useState(() => Date.now());
  const onAnswer = useCallback(
    (questionId: number, values: readonly string[]) => visit.tell({ type: 'answered', questionId, values }),
    [visit],
  );
  return (
    <QuestionnairePage
      questionnaire={open.detail.questionnaire}
      answers={open.answers}
      anonymous={open.anonymous}
      draft={draftStanding(open)}
      savedTime={open.savedTime}
      gap={open.gap}
      handIn={handInStanding(open)}
      refusal={open.refusal}
      now={Math.max(begun, open.savedTime ?? 0)}
      listHref={listHref}
      t={t}
      tList={tList}
      onAnswer={onAnswer}
      onAnonymous={(on) => visit.tell({ type: 'choseAnonymous', on })}
      onHandIn={() => visit.tell({ type: 'handIn' })}
      onTryNow={() => visit.tell({ type: 'retried' })}
      renderLink={routerLink}
    />
  );
}
