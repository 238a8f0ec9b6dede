import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { PageHeader } from '@stoa/ui/PageHeader';
import { TabNav } from '@stoa/ui/TabNav';
import { tabClasses } from '@stoa/ui/parts';
import type { UserTranslate } from '../words/index.ts';
import * as styles from './ProfilePage.css.ts';

export const profileTabs = ['info', 'security', 'messages', 'preferences'] as const;
/** The tabs of the account page. */
export type ProfileTab = (typeof profileTabs)[number];

const tabWords = {
  info: 'info.tabInfo',
  security: 'info.tabSecurity',
  messages: 'info.tabMessages',
  preferences: 'info.tabPreferences',
} as const;

export interface ProfilePageProps {
  t: UserTranslate;
  tab: ProfileTab;
  /** The tabs to show; all of them by default. */
  tabs?: readonly ProfileTab[];
  /** Address of a tab. */
  hrefOfTab: (tab: ProfileTab) => string;
  renderLink?: RenderLink;
  children: ReactNode;
}

/** The account page of a person; each tab has an address of its own. */
export function ProfilePage({
  t,
  tab,
  tabs = profileTabs,
  hrefOfTab,
  renderLink = plainLink,
  children,
}: ProfilePageProps) {
  return (
    <div className={styles.root} data-component="ProfilePage">
      <PageHeader
        title={t('info.title')}
        tabs={
          <TabNav label={t('info.tabs')}>
            {tabs.map((each) => (
              <li key={each}>
                {renderLink({
                  href: hrefOfTab(each),
                  className: tabClasses.tab,
                  'aria-current': each === tab ? 'page' : undefined,
                  children: t(tabWords[each]),
                })}
              </li>
            ))}
          </TabNav>
        }
      />
      {children}
    </div>
  );
}

export interface ProfilePartProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section with a title on one of the tabs. */
export function ProfilePart({ title, text, children }: ProfilePartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.note}>{text}</p>}
      <div className={styles.partBody}>{children}</div>
    </section>
  );
}

/** Labels and controls in two columns. */
export function SettingRows({ rows }: { rows: readonly { label: string; control: ReactNode }[] }) {
  return (
    <dl className={styles.settings}>
      {rows.map(({ label, control }) => (
        <div key={label} className={styles.setting}>
          <dt className={styles.settingLabel}>{label}</dt>
          <dd className={styles.settingControl}>{control}</dd>
        </div>
      ))}
    </dl>
  );
}
