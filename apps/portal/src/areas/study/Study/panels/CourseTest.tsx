import { examInfo } from '@stoa/api/contract/exam';
import { useApi } from '@stoa/api/react';
import { TargetKind, type StudyContext } from '@stoa/domain';
import { hrefOf } from '@stoa/pages/links';
import { TestCard } from '@stoa/pages/study/StudyPage/panels';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { loadOf } from '../../../../common/load.ts';
import { useLinkResolver } from '../../../../common/links.tsx';
import { routerLink } from '../../../../common/routerLink.tsx';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { courseTestWords } from '../../catalogue.ts';

export interface CourseTestProps {
  itemId: number;
  examId: number;
  context: StudyContext;
}

function Test({ itemId, examId, context }: CourseTestProps) {
  const t = useTranslations('courseTest');
  const study = useTranslations('study');
  const resolve = useLinkResolver();
  const { pathname, search } = useLocation();
  const [now] = useState(() => Date.now());
  const here = new URLSearchParams(search);
  // The server may have chosen the item, so its id is added for the return to it.
  here.set('itemId', String(itemId));
  const back = `${pathname}?${here.toString()}`;
  const href = hrefOf(resolve({ kind: TargetKind.Exam, id: examId, params: { back } }, context));
  const answer = useApi(examInfo, href === undefined ? null : { examId, ...context }, { silent: true });
  return <TestCard load={loadOf(answer)} href={href} now={now} t={t} study={study} renderLink={routerLink} />;
}

/** The stage of a test: its exam, which is taken on its own page and leads back here. */
export default function CourseTest(props: CourseTestProps) {
  return (
    <WithWords of={[courseTestWords]}>
      <Test {...props} />
    </WithWords>
  );
}
