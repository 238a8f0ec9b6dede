import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import { SideNav, type SideNavItem } from '@stoa/ui/SideNav';
import { Tag } from '@stoa/ui/Tag';
import * as styles from './UserShell.css.ts';

/** A figure under the person's name. */
export interface UserFact {
  label: string;
  value: string;
}

export interface UserShellPerson {
  name: string;
  avatar: string;
  company: string;
  /** Of the VIP module, where the person sees it. */
  vip?: string | undefined;
  facts: readonly UserFact[];
}

export interface UserShellProps {
  person: UserShellPerson;
  items: readonly SideNavItem[];
  /** Name of the navigation landmark. */
  label: string;
  renderLink?: RenderLink;
  children: ReactNode;
}

function PersonPlate({ person }: { person: UserShellPerson }) {
  return (
    <div className={styles.person}>
      <Avatar name={person.name} src={person.avatar} size="lg" decorative />
      <div className={styles.words}>
        <strong className={styles.name}>{person.name}</strong>
        {person.company !== '' && <span className={styles.company}>{person.company}</span>}
        {person.vip !== undefined && (
          <Tag tone="warning" icon={<Icon glyph={Crown} size="sm" />} className={styles.vip}>
            {person.vip}
          </Tag>
        )}
      </div>
      <dl className={styles.facts}>
        {person.facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The frame of a person's own pages: who it is, which pages there are, and the page (screens 15). */
export function UserShell({ person, items, label, renderLink = plainLink, children }: UserShellProps) {
  return (
    <Container width="content" className={styles.root} data-component="UserShell">
      <aside className={styles.side}>
        <PersonPlate person={person} />
        <SideNav label={label} groups={[{ items }]} renderLink={renderLink} className={styles.nav} />
      </aside>
      <div className={styles.page}>{children}</div>
    </Container>
  );
}
