import { MoreMenu } from '@stoa/pages/frame/AppTools';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { isCurrent, mostInBar, useNavigationEntries } from '../AppLayout/navigation.ts';
import { ResolvedAnchor } from '../../common/links.tsx';
import { WithWords } from '../../i18n/WithWords.tsx';
import { toolWords } from '../catalogue.ts';

function Entries() {
  const t = useTranslations('tools');
  const { pathname } = useLocation();
  const entries = useNavigationEntries().map(({ key, title, to }) => ({
    key,
    current: isCurrent(to, pathname),
    link: <ResolvedAnchor to={to}>{title}</ResolvedAnchor>,
  }));
  return <MoreMenu t={t} entries={entries} shownInBar={mostInBar} />;
}

/** The entries of the main navigation that do not fit into the bar. */
export function MoreNav() {
  return (
    <Suspense>
      <WithWords of={[toolWords]}>
        <Entries />
      </WithWords>
    </Suspense>
  );
}
