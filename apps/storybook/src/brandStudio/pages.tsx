import type { Branding } from '@stoa/domain';
import { AppShell, Avatar, Container, Inline, TopNav, TopNavLink } from '@stoa/ui';
import {
  courseDetailFixture,
  courseRailFixture,
  homeFixture,
  loginIn,
  studyFixture,
} from '@stoa/pages/fixtures';
import { CourseDetailPage } from '@stoa/pages/course/CourseDetailPage';
import { CourseRail } from '@stoa/pages/course/CourseRail';
import { HomePage } from '@stoa/pages/home/HomePage';
import { LoginPage, PasswordForm } from '@stoa/pages/login/LoginPage';
import { StudyPage } from '@stoa/pages/study/StudyPage';
import type { ReactNode } from 'react';
import * as styles from './BrandStudio.css.ts';

export const pages = ['login', 'home', 'course', 'player'] as const;
export type PageName = (typeof pages)[number];
type Locale = 'zh-CN' | 'en';

const still = () => undefined;
const never = () => Promise.resolve(false);

const chrome = {
  'zh-CN': {
    nav: ['首页', '课程', '学习中心'],
    person: '林小满',
  },
  en: {
    nav: ['Home', 'Courses', 'Learning'],
    person: 'Lin Xiaoman',
  },
} as const;

function Brand({ branding }: { branding: Branding }) {
  const { name = '', logoUrl } = branding;
  return (
    <Inline gap={2}>
      {logoUrl === undefined ? (
        <span className={styles.plate} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
      ) : (
        <img src={logoUrl} alt="" className={styles.logo} />
      )}
      <strong>{name}</strong>
    </Inline>
  );
}

function Shell({ branding, locale, at, children }: PageProps & { at: number; children: ReactNode }) {
  const { nav, person } = chrome[locale];
  return (
    <AppShell
      header={
        <Container>
          <TopNav brand={<Brand branding={branding} />} end={<Avatar name={person} />}>
            {nav.map((title, index) => (
              <TopNavLink key={title} href="#" current={index === at}>
                {title}
              </TopNavLink>
            ))}
          </TopNav>
        </Container>
      }
    >
      {children}
    </AppShell>
  );
}

interface PageProps {
  branding: Branding;
  locale: Locale;
}

function Login({ branding, locale }: PageProps) {
  const t = loginIn(locale);
  const {
    name = '',
    slogan = '',
    bottomDescription = '',
    logoUrl = '',
    backgroundUrl = '',
    deep = false,
  } = branding;
  return (
    <LoginPage
      t={t}
      brand={{ name, slogan, bottomDescription, logoUrl, backgroundUrl, deep }}
      panels={[
        {
          name: 'password',
          content: <PasswordForm t={t} company={name} agreement={undefined} onLogin={never} />,
        },
      ]}
    />
  );
}

/** One page of the portal with a company's branding. */
export function BrandedPage({ page, ...props }: PageProps & { page: PageName }) {
  const { locale } = props;
  switch (page) {
    case 'login':
      return <Login {...props} />;
    case 'home':
      return (
        <Shell {...props} at={0}>
          <HomePage {...homeFixture(locale)} />
        </Shell>
      );
    case 'course':
      return (
        <Shell {...props} at={1}>
          <CourseDetailPage
            {...courseDetailFixture(locale)}
            rail={<CourseRail {...courseRailFixture(locale)} />}
            onTab={still}
          />
        </Shell>
      );
    case 'player':
      return (
        <AppShell variant="slim" hideFooter>
          <StudyPage {...studyFixture(locale)} />
        </AppShell>
      );
  }
  return page satisfies never;
}
