import { ResultPolicy, safeInternalPath, TargetKind, type LinkTarget } from '@stoa/domain';
import { ExamResultPage } from '@stoa/pages/exam/ExamResultPage';
import { hrefOf } from '@stoa/pages/links';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { contextFrom } from '../../../common/course/studyContext.ts';
import { switchLedgerWords } from '../../../common/exam/catalogue.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { useLightPaper } from '../../../kernel/useLightPaper.ts';
import { useOffers } from '../../../session/company.ts';
import { useSession } from '../../../session/portal.ts';
import { examResultWords } from '../catalogue.ts';
import { useAttemptResult } from '../useAttemptResult.ts';

export interface ResultProps {
  attemptId: number;
}

function Shown({ attemptId }: ResultProps) {
  const t = useTranslations('examResult');
  const tSwitches = useTranslations('switchLedger');
  const labels = useEnumLabels();
  const { locale } = useLanguage();
  const offers = useOffers();
  const { realName } = useSession();
  const resolve = useLinkResolver();
  const { search } = useLocation();
  const [now] = useState(() => Date.now());
  useLightPaper();
  const answer = useAttemptResult(attemptId);
  const { data } = answer;
  useScreenTitle(data?.exam.title ?? t('records'));

  const wanted = new URLSearchParams(search);
  const to = (target: LinkTarget) => hrefOf(resolve(target, contextFrom(wanted)));
  const source = data?.exam.source;
  const sourceHref = source && to(source.target);
  const asked = safeInternalPath(wanted.get('back') ?? '', '');
  const back =
    source !== undefined && sourceHref !== undefined
      ? { label: t('backTo', { title: source.title }), href: asked === '' ? sourceHref : asked }
      : asked === ''
        ? { label: t('records'), href: '/exam/record' }
        : { label: t('back'), href: asked };
  const examId = data?.exam.examId;
  const hasWrong =
    data?.visible === true &&
    data.policy === ResultPolicy.ScoreAndAnswers &&
    data.sections.some(({ right, count }) => right < count);
  return (
    <ExamResultPage
      result={loadOf(answer)}
      person={realName || undefined}
      back={back}
      retakeHref={to({ kind: TargetKind.Exam, id: examId })}
      wrongHref={
        hasWrong && offers({ id: 'X166' })
          ? to({ kind: TargetKind.Url, url: `/exam/list?tab=wrong&examId=${examId}` })
          : undefined
      }
      now={now}
      locale={locale}
      labels={labels}
      t={t}
      tSwitches={tSwitches}
      resolve={resolve}
      onPrint={() => print()}
      renderLink={routerLink}
    />
  );
}

/** The result of one attempt with its words. */
export default function Result(props: ResultProps) {
  return (
    <WithWords of={[examResultWords, switchLedgerWords]}>
      <Shown {...props} />
    </WithWords>
  );
}
