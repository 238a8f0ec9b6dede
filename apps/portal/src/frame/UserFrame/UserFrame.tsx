import { UserShell } from '@stoa/pages/frame/UserShell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../i18n/Language.tsx';
import { WithWords } from '../../i18n/WithWords.tsx';
import { userFrameWords } from '../catalogue.ts';
import { useSession } from '../../session/portal.ts';
import { useRouteTable } from '../../routing/tableContext.ts';
import { routerLink } from '../../common/routerLink.tsx';
import { useFlags } from '../../session/company.ts';

const pages = [
  { page: 'info', href: '/user/info' },
  { page: 'course', href: '/user/course' },
  { page: 'concern', href: '/user/concern' },
  { page: 'certificate', href: '/user/certificate' },
  { page: 'knowledge', href: '/user/knowledge' },
  { page: 'studyRecord', href: '/user/study-record' },
  { page: 'studyRule', href: '/user/study-rule' },
] as const;

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('userFrame');
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const routes = useRouteTable();
  const { knowledgeModule } = useFlags();
  const session = useSession();
  return (
    <UserShell
      t={t}
      locale={locale}
      person={session}
      pages={pages
        .filter(({ page, href }) => routes.has(href) && (page !== 'knowledge' || knowledgeModule))
        .map(({ page, href }) => ({ page, href, current: pathname === href }))}
      renderLink={routerLink}
    >
      {children}
    </UserShell>
  );
}

/** The frame around every page of the user area: its menu and the person's card. */
export default function UserFrame({ children }: { children: ReactNode }) {
  return (
    <WithWords of={[userFrameWords]}>
      <Frame>{children}</Frame>
    </WithWords>
  );
}
