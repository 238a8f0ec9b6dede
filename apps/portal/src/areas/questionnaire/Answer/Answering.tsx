import { questionnaireList } from '@stoa/api/contract/questionnaire';
import { useRefresh } from '@stoa/api/react';
import { safeInternalPath, type StudyContext } from '@stoa/domain';
import { surveyTarget } from '@stoa/pages/questionnaire/target';
import { hrefOf } from '@stoa/pages/links';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { showToast } from '../../../kernel/toast.ts';
import { useKeptPage, useUnsaved } from '../../../kernel/unsaved.ts';
import { usePortal } from '../../../session/portal.ts';
import { NoSurvey } from '../NoSurvey.tsx';
import { useListHref } from '../useListHref.ts';
import { isBusy, isOnlyHere } from '../visit/model/select.ts';
import type { Stage } from '../visit/model/state.ts';
import { createVisit } from '../visit/visit.ts';
import { ElsewhereState, QuestionnaireThanksPage, Questions, ReadOnly } from './late.tsx';
import { SurveyWaiting } from './SurveyWaiting.tsx';

interface AnsweringProps {
  questionnaireId: number;
  context: StudyContext;
  /** The page to return to afterwards, as the address names it. */
  back: string | null;
}

const titleOf = (stage: Stage): string | undefined =>
  'detail' in stage ? stage.detail?.questionnaire.title : undefined;

/** A questionnaire that the person answers. */
export function Answering({ questionnaireId, context, back }: AnsweringProps) {
  const t = useTranslations('survey');
  const tList = useTranslations('questionnaires');
  const { client } = usePortal();
  const resolve = useLinkResolver();
  const listHref = useListHref();
  // The list shows the state of a questionnaire, and may have been loaded before the draft was stored.
  const refresh = useRefresh(questionnaireList);
  const [visit] = useState(() => createVisit(client, { onStored: () => void refresh() }));
  const stage = useSyncExternalStore(visit.stage.subscribe, visit.stage.get);
  useScreenTitle(titleOf(stage) ?? tList('title'));
  useUnsaved(isOnlyHere(stage));
  useKeptPage(isBusy(stage));

  useEffect(() => visit.begin(), [visit]);
  useEffect(
    () => visit.said.subscribe(({ key, count }) => void showToast(t(key, { count }), 'success')),
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
