import { isLoggedIn } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { TopNav, TopNavLink } from '@stoa/ui/TopNav';
import { Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../session/portal.ts';
import { loginAddress } from '../../boot/loginAddress.ts';
import { useFlags } from '../../session/company.ts';
import { ResolvedAnchor } from '../../common/links.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import * as styles from './AppLayout.css.ts';
import { isCurrent, mostInBar, useNavigationEntries } from './navigation.ts';

function Brand() {
  const { settings } = usePortal();
  const { logo, platformName } = useSession();
  const [broken, setBroken] = useState('');
  const name = platformName || settings.productName;
  const hasLogo = logo !== '' && logo !== broken;
  return (
    <Link to="/home" className={styles.brand}>
      {hasLogo ? (
        <img src={logo} alt={name} className={styles.logo} onError={() => setBroken(logo)} />
      ) : (
        <span className={styles.plate} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
      )}
      <span className={styles.brandName} title={name} aria-hidden={hasLogo || undefined}>
        {name}
      </span>
    </Link>
  );
}

function Bar({ slim, tools, more }: HeaderProps) {
  const t = useTranslations('shell');
  const location = useLocation();
  const entries = useNavigationEntries();
  const { showSearchCourseFlg: searchable } = useFlags();
  if (!isLoggedIn(useSession())) {
    return (
      <TopNav
        brand={<Brand />}
        end={
          <Button asChild size="sm">
            {/* The link is not a router link, because the login page is a new document. */}
            <a href={loginAddress(location)}>{t('login')}</a>
          </Button>
        }
      />
    );
  }
  if (slim) return <TopNav className={styles.slimBar} brand={<Brand />} end={<AccountMenu />} />;
  return (
    <TopNav
      brand={<Brand />}
      more={more}
      end={
        <div className={styles.end}>
          <Suspense>{tools ?? (searchable && <span className={styles.toolRoom} />)}</Suspense>
          <AccountMenu />
        </div>
      }
    >
      {entries.slice(0, mostInBar).map(({ key, title, to }) => (
        <TopNavLink key={key} asChild current={isCurrent(to, location.pathname)}>
          <ResolvedAnchor to={to}>{title}</ResolvedAnchor>
        </TopNavLink>
      ))}
    </TopNav>
  );
}

export interface HeaderProps {
  /** Whether only company and person are shown. */
  slim: boolean;
  /** Search and notifications, once their code has loaded. */
  tools: ReactNode;
  /** The menu of entries that do not fit, once its code has loaded. */
  more: ReactNode;
}

/** Company, main navigation and the person's menu; a visitor sees the company and the link to log in. */
export function Header(props: HeaderProps) {
  return (
    <Container>
      <Bar {...props} />
    </Container>
  );
}
