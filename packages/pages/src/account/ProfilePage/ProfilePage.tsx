import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { PageHeader } from '@stoa/ui/PageHeader';
import { TabNav } from '@stoa/ui/TabNav';
import { tabClasses as tabs } from '@stoa/ui/parts';
import * as styles from './ProfilePage.css.ts';

export interface ProfileTab {
  href: string;
  label: string;
  current: boolean;
}

export interface ProfilePageProps {
  title: string;
  tabsLabel: string;
  tabs: readonly ProfileTab[];
  renderLink?: RenderLink;
  children: ReactNode;
}

/** A person's account: its parts have addresses of their own (screens R83). */
export function ProfilePage({
  title,
  tabsLabel,
  tabs: parts,
  renderLink = plainLink,
  children,
}: ProfilePageProps) {
  return (
    <div className={styles.root} data-component="ProfilePage">
      <PageHeader
        title={title}
        tabs={
          <TabNav label={tabsLabel}>
            {parts.map(({ href, label, current }) => (
              <li key={href}>
                {renderLink({
                  href,
                  className: tabs.tab,
                  'aria-current': current ? 'page' : undefined,
                  children: label,
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

/** A named part of one of the pages. */
export function ProfilePart({ title, text, children }: ProfilePartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.note}>{text}</p>}
      <div className={styles.partBody}>{children}</div>
    </section>
  );
}

/** Names and controls in two columns. */
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
