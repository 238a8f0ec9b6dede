import { examDesk } from '@stoa/api/contract/exam';
import { useApiPage } from '@stoa/api/react';
import { ExamDeskList } from '@stoa/pages/desk/ExamDesk';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { changed } from '../../../common/listAddress/changed.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { deskWords } from '../catalogue.ts';
import { RunningExam } from './RunningExam.tsx';

const pageSize = 20;

/** The exams that the person supervises, or one of them. */
export default function ExamsTab({ examId }: { examId: number | undefined }) {
  return (
    <WithWords of={[deskWords]}>
      {examId === undefined ? <ExamList /> : <RunningExam key={examId} examId={examId} />}
    </WithWords>
  );
}

function ExamList() {
  const t = useTranslations('desk');
  const { pathname, search } = useLocation();
  const { query, page: goTo, search: find } = useListAddress();
  const [now] = useState(() => Date.now());
  const { keyword, pageNo } = query;
  const page = useApiPage(
    examDesk,
    { keyword: keyword || undefined, pageNo, pageSize },
    { pollSeconds: 60, silent: true },
  );
  return (
    <ExamDeskList
      exams={pageLoadOf(page)}
      keyword={keyword}
      pageSize={pageSize / 2}
      now={now}
      hrefOf={(id) => pathname + changed(search, 'examId', String(id))}
      t={t}
      onKeyword={find}
      onPage={goTo}
      renderLink={routerLink}
    />
  );
}
