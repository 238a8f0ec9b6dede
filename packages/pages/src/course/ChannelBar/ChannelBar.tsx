import { useLayoutEffect, useRef } from 'react';
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

/** The lists of courses side by side. Where there is no room for all, the bar scrolls, with the current one in view. */
export function ChannelBar({ channels, label, renderLink }: ChannelBarProps) {
  const bar = useRef<HTMLElement>(null);
  const current = channels.findIndex((channel) => channel.current);
  // Before the first paint, so that nothing is seen to move.
  useLayoutEffect(() => {
    const link = bar.current?.querySelectorAll('a')[current];
    const row = link?.closest('ul');
    if (!link || !row) return;
    const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  return (
    <TabNav ref={bar} label={label} className={styles.root}>
      {channels.map((channel) => (
        <TabNavLink key={channel.key} current={channel.current} asChild>
          {renderLink({ href: channel.href, className: '', children: channel.label })}
        </TabNavLink>
      ))}
    </TabNav>
  );
}
