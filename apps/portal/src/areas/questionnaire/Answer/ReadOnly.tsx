import type { QuestionnaireDetail } from '@stoa/api/contract/questionnaire';
import { QuestionnaireReadPage, readReason } from '@stoa/pages/questionnaire/QuestionnaireReadPage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { routerLink } from '../../../common/routerLink.tsx';
import { useListHref } from '../useListHref.ts';
import type { Answers } from '../visit/model/state.ts';

interface ReadOnlyProps {
  detail: QuestionnaireDetail;
  /** Why it cannot be answered, in the server's words. */
  why?: string;
  /** What was written here and came too late. */
  typed?: Answers | undefined;
}

/** A questionnaire that can only be read. */
export default function ReadOnly({ detail, why = '', typed }: ReadOnlyProps) {
  const t = useTranslations('survey');
  const tList = useTranslations('questionnaires');
  const [now] = useState(() => Date.now());
  return (
    <QuestionnaireReadPage
      questionnaire={detail.questionnaire}
      reason={readReason(detail, { why, typed, now })}
      now={now}
      listHref={useListHref()}
      t={t}
      tList={tList}
      renderLink={routerLink}
    />
  );
}
