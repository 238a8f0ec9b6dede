import type { RenderLink } from '@stoa/ui/CourseCard';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import * as styles from './ChannelBar.css.ts';

/** A list of courses that the person may open. */
export interface ChannelLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Whether this list is the one shown. */
  readonly current: boolean;
}

export interface ChannelBarProps {
  channels: readonly ChannelLink[];
  /** Accessible name of the bar. */
  label: string;
  renderLink: RenderLink;
}

/** The lists of courses side by side. */
export function ChannelBar({ channels, label, renderLink }: ChannelBarProps) {
  return (
    <TabNav label={label} className={styles.root}>
      {channels.map((channel) => (
        <TabNavLink key={channel.key} current={channel.current} asChild>
          {renderLink({ href: channel.href, className: '', children: channel.label })}
        </TabNavLink>
      ))}
    </TabNav>
  );
}
