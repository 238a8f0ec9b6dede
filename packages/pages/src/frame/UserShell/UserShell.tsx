import type { UserInfo } from '@stoa/api/contract/login';
import { VipStatus, type Locale } from '@stoa/domain';
import { Award, BookOpen, Crown, Heart, Library, Scale, ScrollText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import { SideNav } from '@stoa/ui/SideNav';
import { Tag } from '@stoa/ui/Tag';
import type { UserFrameTranslate } from '../words/index.ts';
import * as styles from './UserShell.css.ts';

export interface UserShellPerson extends Pick<
  UserInfo,
  'realName' | 'hideVipModule' | 'vipStatus' | 'compulsoryCredit' | 'electiveCredit'
> {
  avatar: string;
  hasCompany: boolean;
  companyName: string;
}

const glyphs = {
  info: UserRound,
  course: BookOpen,
  concern: Heart,
  certificate: Award,
  knowledge: Library,
  studyRecord: ScrollText,
  studyRule: Scale,
} as const;

/** One page of the user area. */
export interface UserShellPage {
  page: keyof typeof glyphs;
  href: string;
  /** Whether this is the current page. */
  current: boolean;
}

export interface UserShellProps {
  t: UserFrameTranslate;
  locale: Locale;
  person: UserShellPerson;
  /** The pages that are built, in the order of the menu. */
  pages: readonly UserShellPage[];
  renderLink?: RenderLink;
  children: ReactNode;
}

const vipWords = {
  [VipStatus.Active]: 'vip',
  [VipStatus.Expired]: 'vipExpired',
  [VipStatus.None]: undefined,
} as const satisfies Record<VipStatus, string | undefined>;

function PersonPlate({ t, locale, person }: Pick<UserShellProps, 't' | 'locale' | 'person'>) {
  const vip = person.hideVipModule ? undefined : vipWords[person.vipStatus];
  // One decimal, because there are half credits.
  const credits = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const facts = [
    { label: t('compulsory'), value: credits.format(person.compulsoryCredit) },
    { label: t('elective'), value: credits.format(person.electiveCredit) },
  ];
  return (
    <div className={styles.person}>
      <Avatar name={person.realName} src={person.avatar} size="lg" decorative />
      <div className={styles.words}>
        <strong className={styles.name}>{person.realName}</strong>
        {person.hasCompany && person.companyName !== '' && (
          <span className={styles.company}>{person.companyName}</span>
        )}
        {vip !== undefined && (
          <Tag wrap tone="warning" icon={<Icon glyph={Crown} size="sm" />} className={styles.vip}>
            {t(vip)}
          </Tag>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The frame of the user area: the person's card, the menu of pages, and the page. */
export function UserShell({ t, locale, person, pages, renderLink = plainLink, children }: UserShellProps) {
  const items = pages.map(({ page, href, current }) => ({
    href,
    label: t(page),
    glyph: glyphs[page],
    current,
  }));
  return (
    <Container className={styles.root} data-component="UserShell">
      <aside className={styles.side}>
        <PersonPlate t={t} locale={locale} person={person} />
        <SideNav label={t('nav')} groups={[{ items }]} renderLink={renderLink} className={styles.nav} />
      </aside>
      <div className={styles.page}>{children}</div>
    </Container>
  );
}
