import type { QuestionnaireDetail } from '@stoa/api/contract/questionnaire';
import { QuestionnaireReadPage, readReason } from '@stoa/pages/questionnaire/QuestionnaireReadPage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { routerLink } from '../../../common/routerLink.tsx';
import { useListHref } from '../useListHref.ts';
import type { Answers } from '../visit/model/state.ts';

interface ReadOnlyProps {
  detail: QuestionnaireDetail;
  /** The server's message why it cannot be answered. */
  why?: string;
  /** Answers that were written here but not handed in before it closed. */
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
