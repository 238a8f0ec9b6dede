import { wrongQuestionCheck, wrongQuestions, wrongTabs } from '@stoa/api/contract/exam';
import { useApiAction, useApiPage } from '@stoa/api/react';
import { isValueOf, QuestionKind, TargetKind } from '@stoa/domain';
import { WrongBook } from '@stoa/pages/exam/WrongBook';
import { hrefOf } from '@stoa/pages/links';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { changed } from '../../../common/listAddress/changed.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { wrongBookWords } from '../catalogue.ts';
import { useTakenExams } from '../useTakenExams.ts';
import { practisingIn } from './practising.ts';

/** Questions of one practice, which are also one page of the list. */
const pageSize = 20;

function Book() {
  const t = useTranslations('wrongBook');
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useListAddress();
  const [now] = useState(() => Date.now());
  const [round, setRound] = useState(0);
  const { run } = useApiAction(wrongQuestionCheck);

  const wanted = new URLSearchParams(search);
  const tab = wrongTabs.find((each) => each === wanted.get('book')) ?? 'open';
  const kindNumber = Number(wanted.get('kind'));
  const kind = isValueOf(QuestionKind, kindNumber) ? kindNumber : undefined;
  const examId = /^[1-9]\d{0,14}$/.test(wanted.get('examId') ?? '')
    ? Number(wanted.get('examId'))
    : undefined;
  const practising = practisingIn(wanted.get('practise'));
  const page = useApiPage(wrongQuestions, { tab, kind, examId, pageNo: address.query.pageNo, pageSize });
  const exams = useTakenExams(!page.loading);
  // Page and practice are in the same address, so that the Back button leaves the practice.
  const at = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return `${pathname}?${next.toString()}`;
  };

  const more = async () => {
    // The next practice uses the questions that remain on the first page.
    await page.reload();
    setRound(round + 1);
    navigate(pathname + changed(search, 'practise', 'page'), { replace: true });
  };
  return (
    <WrongBook
      book={pageLoadOf(page)}
      tab={tab}
      exams={exams}
      examId={examId}
      kind={kind}
      practising={practising}
      round={round}
      practiseHrefOf={(what) => at('practise', String(what))}
      bookHref={at('practise', '')}
      resultHrefOf={(attemptId) =>
        hrefOf(resolve({ kind: TargetKind.Url, url: `/exam/record?attemptId=${attemptId}` }))
      }
      examsHref={`${pathname}?tab=all`}
      now={now}
      t={t}
      onTab={(next) => address.filter('book', next === 'open' ? '' : next)}
      onKind={(next) => address.filter('kind', next === undefined ? '' : String(next))}
      onExam={(next) => address.filter('examId', next === undefined ? '' : String(next))}
      onClear={() => navigate(pathname + changed(changed(search, 'kind', ''), 'examId', ''))}
      onPage={address.page}
      onCheck={async (questionId, values) => {
        const result = await run({ questionId, values: [...values] });
        return result?.data;
      }}
      onMore={() => void more()}
      renderLink={routerLink}
    />
  );
}

/** The wrong-answer book with its words, both of which load when the tab is opened. */
export default function WrongAnswers() {
  return (
    <WithWords of={[wrongBookWords]}>
      <Book />
    </WithWords>
  );
}
