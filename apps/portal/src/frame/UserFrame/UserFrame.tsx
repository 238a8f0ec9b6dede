import { VipStatus } from '@stoa/domain';
import { UserShell } from '@stoa/ui/patterns/UserShell';
import { Award, BookOpen, Heart, Library, ScrollText, Scale, UserRound } from 'lucide-react';
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
  { key: 'info', path: '/user/info', glyph: UserRound },
  { key: 'course', path: '/user/course', glyph: BookOpen },
  { key: 'concern', path: '/user/concern', glyph: Heart },
  { key: 'certificate', path: '/user/certificate', glyph: Award },
  { key: 'knowledge', path: '/user/knowledge', glyph: Library },
  { key: 'studyRecord', path: '/user/study-record', glyph: ScrollText },
  { key: 'studyRule', path: '/user/study-rule', glyph: Scale },
] as const;

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('userFrame');
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const routes = useRouteTable();
  const { knowledgeModule } = useFlags();
  const session = useSession();
  const { hideVipModule, vipStatus } = session;
  const vip = {
    [VipStatus.Active]: t('vip'),
    [VipStatus.Expired]: t('vipExpired'),
    [VipStatus.None]: undefined,
  };
  // Credits come in halves.
  const credits = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <UserShell
      label={t('nav')}
      person={{
        name: session.realName,
        avatar: session.avatar,
        company: session.hasCompany ? session.companyName : '',
        vip: hideVipModule ? undefined : vip[vipStatus],
        facts: [
          { label: t('compulsory'), value: credits.format(session.compulsoryCredit) },
          { label: t('elective'), value: credits.format(session.electiveCredit) },
        ],
      }}
      items={pages.map(({ key, path, glyph }) => ({
        href: path,
        label: t(key),
        glyph,
        current: pathname === path,
        hidden: !routes.has(path) || (key === 'knowledge' && !knowledgeModule),
      }))}
      renderLink={routerLink}
    >
      {children}
    </UserShell>
  );
}

/** Around every page of the user area: its menu and the person's card (screens 15). */
export default function UserFrame({ children }: { children: ReactNode }) {
  return (
    <WithWords of={[userFrameWords]}>
      <Frame>{children}</Frame>
    </WithWords>
  );
}
