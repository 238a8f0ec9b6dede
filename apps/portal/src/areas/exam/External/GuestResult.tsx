import { ApiProvider } from '@stoa/api/react';
import { ExamResultPage } from '@stoa/pages/exam/ExamResultPage';
import type { Resolve } from '@stoa/pages/links';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { switchLedgerWords } from '../../../common/exam/catalogue.ts';
import { loadOf } from '../../../common/load.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { examResultWords } from '../catalogue.ts';
import { useAttemptResult } from '../useAttemptResult.ts';
import type { Guest } from './createGuest.ts';

/** A guest cannot open pages of the portal, so no link is rendered. */
const nowhere: Resolve = () => undefined;

function Shown({ attemptId }: { attemptId: number }) {
  const t = useTranslations('examResult');
  const tSwitches = useTranslations('switchLedger');
  const labels = useEnumLabels();
  const { locale } = useLanguage();
  const [now] = useState(() => Date.now());
  const answer = useAttemptResult(attemptId);
  return (
    <ExamResultPage
      result={loadOf(answer)}
      now={now}
      locale={locale}
      labels={labels}
      t={t}
      tSwitches={tSwitches}
      resolve={nowhere}
      onPrint={() => print()}
    />
  );
}

export interface GuestResultProps {
  guest: Guest;
  attemptId: number;
}

/** The result of the guest's attempt. */
export default function GuestResult({ guest: { client }, attemptId }: GuestResultProps) {
  const { locale } = useLanguage();
  return (
    <ApiProvider client={client} locale={locale}>
      <WithWords of={[examResultWords, switchLedgerWords]}>
        <Shown attemptId={attemptId} />
      </WithWords>
    </ApiProvider>
  );
}
