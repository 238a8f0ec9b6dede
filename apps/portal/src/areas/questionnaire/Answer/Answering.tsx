import { safeInternalPath, type StudyContext } from '@stoa/domain';
import { QuestionnairePage } from '@stoa/pages/questionnaire/QuestionnairePage';
import { ElsewhereState } from '@stoa/pages/questionnaire/ElsewhereState';
import { QuestionnaireThanksPage } from '@stoa/pages/questionnaire/QuestionnaireThanksPage';
import { surveyTarget } from '@stoa/pages/questionnaire/target';
import { hrefOf } from '@stoa/pages/links';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { showToast } from '../../../kernel/toast.ts';
import { useKeptPage, useUnsaved } from '../../../kernel/unsaved.ts';
import { usePortal } from '../../../session/portal.ts';
import { NoSurvey } from '../NoSurvey.tsx';
import { useListHref } from '../useListHref.ts';
import { draftStanding, handInStanding, isBusy, isOnlyHere } from '../visit/model/select.ts';
import type { Open, Stage } from '../visit/model/state.ts';
import { createVisit, type Visit } from '../visit/visit.ts';
import { ReadOnly } from './ReadOnly.tsx';
import { SurveyWaiting } from './SurveyWaiting.tsx';

interface AnsweringProps {
  questionnaireId: number;
  context: StudyContext;
  /** The page to go back to afterwards, as the address has it. */
  back: string | null;
}

const titleOf = (stage: Stage): string | undefined =>
  'detail' in stage ? stage.detail?.questionnaire.title : undefined;

/** The questions, while they are answered. */
function Questions({ open, visit }: { open: Open; visit: Visit }) {
  const t = useTranslations('questionnaires');
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
      onAnswer={onAnswer}
      onAnonymous={(on) => visit.tell({ type: 'choseAnonymous', on })}
      onHandIn={() => visit.tell({ type: 'handIn' })}
      onTryNow={() => visit.tell({ type: 'retried' })}
      renderLink={routerLink}
    />
  );
}

/** A questionnaire that the person answers. */
export function Answering({ questionnaireId, context, back }: AnsweringProps) {
  const t = useTranslations('questionnaires');
  const { client } = usePortal();
  const resolve = useLinkResolver();
  const listHref = useListHref();
  const [visit] = useState(() => createVisit(client));
  const stage = useSyncExternalStore(visit.stage.subscribe, visit.stage.get);
  useScreenTitle(titleOf(stage) ?? t('title'));
  useUnsaved(isOnlyHere(stage));
  useKeptPage(isBusy(stage));

  useEffect(() => visit.begin(), [visit]);
  useEffect(
    () =>
      visit.said.subscribe(({ key, count }) => void showToast(t(`answering.${key}`, { count }), 'success')),
    [visit, t],
  );
  const asked = JSON.stringify(context);
  useEffect(() => {
    const from: StudyContext = JSON.parse(asked);
    visit.tell({ type: 'asked', request: { questionnaireId, context: from } });
  }, [visit, questionnaireId, asked]);

  const ask = () => visit.tell({ type: 'asked', request: { questionnaireId, context } });
  switch (stage.at) {
    case 'idle':
    case 'opening':
      return <SurveyWaiting load={{ state: 'loading' }} />;
    case 'failed':
      return stage.why === 'absent' ? (
        <NoSurvey />
      ) : (
        <SurveyWaiting
          load={{
            state: 'failed',
            onRetry: () => visit.tell({ type: 'retried' }),
            ...(stage.why === 'server' ? {} : { kind: 'network' }),
          }}
        />
      );
    case 'open':
      return <Questions open={stage} visit={visit} />;
    case 'closed':
      return <ReadOnly detail={stage.detail} why={stage.why} typed={stage.typed} />;
    case 'elsewhere':
      return <ElsewhereState t={t} onHere={() => visit.tell({ type: 'continuedHere' })} />;
    case 'thanked': {
      const { thanks, detail, anonymous } = stage;
      const { recordId, thanksHtml, awards } = thanks;
      return (
        <QuestionnaireThanksPage
          thanksHtml={thanksHtml}
          awards={awards}
          anonymous={anonymous}
          backHref={safeInternalPath(back, listHref ?? '/home')}
          recordHref={
            recordId === undefined ? undefined : hrefOf(resolve(surveyTarget(questionnaireId, recordId)))
          }
          t={t}
          onAgain={detail.questionnaire.multiSubmit ? ask : undefined}
          renderLink={routerLink}
        />
      );
    }
    default:
      return stage satisfies never;
  }
}
