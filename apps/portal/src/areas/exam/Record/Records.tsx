import { examRecords } from '@stoa/api/contract/exam';
import { useApiPage } from '@stoa/api/react';
import { ExamKind, TargetKind, valuesOf } from '@stoa/domain';
import { dayOf, ExamRecordPage, recordsRequest, type RecordFilters } from '@stoa/pages/exam/ExamRecordPage';
import { hrefOf } from '@stoa/pages/links';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { useNarrow } from '../../../kernel/useNarrow.ts';
import { examRecordsWords } from '../catalogue.ts';
import { useTakenExams } from '../useTakenExams.ts';

const pageSize = 20;

function filtersIn(search: string): RecordFilters {
  const wanted = new URLSearchParams(search);
  const id = wanted.get('examId') ?? '';
  const passed = wanted.get('passed');
  return {
    examId: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
    examKind: valuesOf(ExamKind).find((kind) => kind === wanted.get('examKind')),
    passed: passed === 'true' ? true : passed === 'false' ? false : undefined,
    from: dayOf(wanted.get('from')),
    to: dayOf(wanted.get('to')),
  };
}

function List() {
  const t = useTranslations('examRecords');
  const labels = useEnumLabels();
  const { locale } = useLanguage();
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useListAddress();
  const [now] = useState(() => Date.now());
  useScreenTitle(t('title'));
  const filters = useMemo(() => filtersIn(search), [search]);
  const page = useApiPage(examRecords, {
    ...recordsRequest(filters),
    pageNo: address.query.pageNo,
    pageSize,
  });
  return (
    <ExamRecordPage
      records={pageLoadOf(page)}
      filters={filters}
      exams={useTakenExams(!page.loading)}
      narrow={useNarrow()}
      listHref={hrefOf(resolve({ kind: TargetKind.Url, url: '/exam/list' }))}
      resultHrefOf={(attemptId) => `${pathname}?attemptId=${attemptId}`}
      now={now}
      locale={locale}
      labels={labels}
      t={t}
      onFilter={address.filter}
      onClear={() => navigate(pathname)}
      onPage={address.page}
      renderLink={routerLink}
    />
  );
}

/** The list of all attempts with its words. */
export default function Records() {
  return (
    <WithWords of={[examRecordsWords]}>
      <List />
    </WithWords>
  );
}
