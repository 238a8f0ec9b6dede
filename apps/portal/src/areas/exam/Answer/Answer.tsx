import { examInfo } from '@stoa/api/contract/exam';
import { useApi } from '@stoa/api/react';
import { safeInternalPath } from '@stoa/domain';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contextFrom } from '../../../common/course/studyContext.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { useRouteTable } from '../../../routing/tableContext.ts';
import { usePortal } from '../../../session/portal.ts';
import { passwordsOf } from '../passwords.ts';
import { infoAddress, numberIn, resultAddress } from '../addresses.ts';
import { Answering } from './Answering.tsx';

/** The screen on which an exam is answered. */
export default function Answer() {
  const { client, session } = usePortal();
  const navigate = useNavigate();
  const routes = useRouteTable();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const examId = Number(query.get('examId'));
  const passwords = passwordsOf(session);
  const request = useMemo(
    () => ({
      examId,
      attemptId: numberIn(query, 'attemptId'),
      password: passwords.get(examId),
      context: contextFrom(query),
    }),
    [query, examId, passwords],
  );
  const info = useApi(examInfo, { examId, ...request.context }, { silent: true });
  const [exam, setExam] = useState(info.data);
  // The known facts about the exam are kept here, because the end of a session clears all cached answers
  // while the paper stays on the page.
  if (info.data !== undefined && info.data !== exam) setExam(info.data);
  useScreenTitle(exam?.title ?? '');

  const about = useMemo(() => infoAddress(query), [query]);
  const onOver = useCallback(
    (attemptId: number) => {
      navigate(routes.has('/exam/record') ? resultAddress(query, attemptId) : about, { replace: true });
    },
    [navigate, routes, query, about],
  );
  return (
    <Answering
      client={client}
      request={request}
      exam={exam}
      mayUpload
      onOver={onOver}
      onRefused={() => navigate(about, { replace: true })}
      onLeave={() => navigate(safeInternalPath(query.get('back'), about))}
      onBack={() => navigate(`/exam/answer${search}`)}
      onPassword={(password) => passwords.set(examId, password)}
    />
  );
}
