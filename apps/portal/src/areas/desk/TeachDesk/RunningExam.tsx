import { examDeskAttempts, examEnd, examExtraTime } from '@stoa/api/contract/exam';
import { useApi } from '@stoa/api/react';
import { ExamAttempts, type Chosen } from '@stoa/pages/desk/ExamDesk';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { changed } from '../../../common/listAddress/changed.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useToldAction } from '../../../common/useToldAction.ts';
import { showToast } from '../../../kernel/toast.ts';
import { useOffers } from '../../../session/company.ts';
import { useSession } from '../../../session/portal.ts';
import { rowsOf } from './rows.ts';
import { useServerNow } from './useServerNow.ts';

const pageSize = 50;

const idsOf = ({ attemptIds }: Chosen) => (attemptIds === undefined ? {} : { attemptIds: [...attemptIds] });

/** One exam while it is in progress. */
export function RunningExam({ examId }: { examId: number }) {
  const t = useTranslations('desk');
  const offers = useOffers();
  const { userId } = useSession();
  const { pathname, search } = useLocation();
  const { query, page: goTo } = useListAddress();
  const answer = useApi(
    examDeskAttempts,
    { examId, pageNo: query.pageNo, pageSize },
    { keepPrevious: true, pollSeconds: 15, silent: true },
  );
  const { data } = answer;
  const now = useServerNow(data?.serverTime);
  const time = useToldAction(examExtraTime);
  const end = useToldAction(examEnd);

  /** The change becomes visible when the list is loaded again. */
  const told = async (words: string | undefined): Promise<boolean> => {
    if (words === undefined) return false;
    void showToast(words, 'success');
    await answer.reload();
    return true;
  };
  return (
    <ExamAttempts
      title={data?.title}
      attempts={pageLoadOf({ ...answer, ...rowsOf(answer) })}
      ownUserId={userId}
      now={now}
      backHref={pathname + changed(search, 'examId', '')}
      t={t}
      onTime={
        offers(examExtraTime)
          ? async (chosen, minutes, reason) => {
              const result = await time.run({ examId, ...idsOf(chosen), minutes, reason });
              return told(result?.data && t('time.done', { count: result.data.changed }));
            }
          : undefined
      }
      onEnd={
        offers(examEnd)
          ? async (chosen, reason) => {
              const result = await end.run({ examId, ...idsOf(chosen), reason });
              return told(result?.data && t('end.done', { count: result.data.ended }));
            }
          : undefined
      }
      onPage={goTo}
      renderLink={routerLink}
    />
  );
}
