import { examInfo } from '@stoa/api/contract/exam';
import { useApi } from '@stoa/api/react';
import { safeInternalPath } from '@stoa/domain';
import { ExamInfoPage } from '@stoa/pages/exam/ExamInfoPage';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { contextFrom } from '../../../common/course/studyContext.ts';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { Waiting } from '../../../common/Waiting.tsx';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useRouteTable } from '../../../routing/tableContext.ts';
import { usePortal } from '../../../session/portal.ts';
import { answerAddress, resultAddress } from '../addresses.ts';
import { passwordsOf } from '../passwords.ts';
import { useReadyCheck } from './useReadyCheck.ts';

function Content() {
  const t = useTranslations('examInfo');
  const labels = useEnumLabels();
  const { locale } = useLanguage();
  const { client, session } = usePortal();
  const navigate = useNavigate();
  const routes = useRouteTable();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const examId = Number(query.get('examId'));
  const info = useApi(examInfo, { examId, ...contextFrom(query) });
  const { data, reload } = info;
  useScreenTitle(data?.title ?? t('name'));
  const { ready, again } = useReadyCheck(client, examId, data !== undefined);
  const { clockOffMs = 0 } = ready;
  const now = useCallback(() => Date.now() - clockOffMs, [clockOffMs]);

  useEffect(() => {
    // Loads the exam again, because time has passed and an attempt may have been handed in on another device.
    const refresh = () => void reload();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [reload]);
  const onDue = useCallback(() => void reload(), [reload]);

  const backTo = safeInternalPath(query.get('back'), routes.has('/exam/list') ? '/exam/list' : '');
  return (
    <ExamInfoPage
      info={loadOf(info)}
      ready={ready}
      now={now}
      back={backTo === '' ? undefined : { href: backTo, label: t('back') }}
      resultHref={(attemptId) => (routes.has('/exam/record') ? resultAddress(query, attemptId) : undefined)}
      locale={locale}
      labels={labels}
      t={t}
      onStart={(password) => {
        const passwords = passwordsOf(session);
        if (password === undefined) passwords.delete(examId);
        else passwords.set(examId, password);
        // Browsers allow full screen only in response to a click. If it is refused here, the page of the
        // paper offers it again.
        if (data?.rules.forceFullscreen === true && document.fullscreenEnabled) {
          document.documentElement.requestFullscreen().catch(() => undefined);
        }
        navigate(answerAddress(query, data?.inProgressAttemptId), { replace: true });
      }}
      onCheckAgain={again}
      onDue={onDue}
      renderLink={routerLink}
    />
  );
}

/** The page before an exam. A part of its own, because the labels that it waits for may not load. */
export default lazyPart(async () => ({ default: Content }), { waiting: <Waiting wholePage /> });
