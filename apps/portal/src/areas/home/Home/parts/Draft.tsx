import { previewModules } from '@stoa/api/contract/home';
import { useApi } from '@stoa/api/react';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { EmptyState } from '@stoa/ui/EmptyState';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Loaded } from '@stoa/pages/common';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { loadOf } from '../../../../common/load.ts';
import { homeModuleWords } from '../../catalogue.ts';
import { draftOf } from '../../draftQuery.ts';
import { Modules } from './Modules.tsx';

function Bar() {
  const t = useTranslations('homeModules');
  return <Alert tone="warning">{t('draft.bar')}</Alert>;
}

/** Shown when no draft can be shown, with what to do instead. */
function NoDraft({ kind, title, text }: { kind: 'notFound' | 'forbidden'; title: string; text: string }) {
  const t = useTranslations('homeModules');
  return (
    <ErrorState kind={kind} level={2} title={title} description={text}>
      <Button asChild variant="outline">
        <Link to="/home">{t('draft.home')}</Link>
      </Button>
    </ErrorState>
  );
}

interface DraftProps {
  /** The query of the address, which names the draft. */
  query: URLSearchParams;
}

function DraftModules({ query }: DraftProps) {
  const t = useTranslations('homeModules');
  const draft = draftOf(query);
  const answer = useApi(previewModules, draft ?? null);
  if (!draft)
    return <NoDraft kind="notFound" title={t('draft.incomplete')} text={t('draft.incompleteText')} />;
  // There is one message for "not allowed" and "no such draft", because the answer must not reveal which
  // drafts exist.
  if (answer.error?.kind === 'business') {
    return <NoDraft kind="forbidden" title={t('draft.refused')} text={t('draft.refusedText')} />;
  }
  return (
    <Loaded load={loadOf(answer)} retry={t('retry')} level={2} skeleton={<Skeleton lines={6} />}>
      {(modules) =>
        modules.length === 0 ? <EmptyState title={t('draft.empty')} /> : <Modules modules={modules} isDraft />
      }
    </Loaded>
  );
}

/** The line above a preview, which says that other people do not see this page yet. */
export const DraftBar = () => (
  <WithWords of={[homeModuleWords]}>
    <Bar />
  </WithWords>
);

/** The modules of a draft, read only: nothing can be marked and nothing is counted. */
export const Draft = (props: DraftProps) => (
  <WithWords of={[homeModuleWords]}>
    <DraftModules {...props} />
  </WithWords>
);
