import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import * as styles from './OtherWays.css.ts';

/** A way to log in that leads to another page. */
export interface LoginWay {
  label: string;
  href: string;
  /** Drawn where there is no picture. */
  icon: ReactNode;
  /** The app's own mark. */
  iconUrl?: string | undefined;
  /** A line of its own, for long words. */
  wide?: boolean;
}

export interface OtherWaysProps {
  /** Words over the buttons. */
  title: string;
  ways: readonly LoginWay[];
  /** Before the page is left. */
  onLeave?: () => void;
}

/** Single sign-on and workplace apps, below the forms. */
export function OtherWays({ title, ways, onLeave }: OtherWaysProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {ways.map(({ label, href, icon, iconUrl = '', wide = false }) => (
          <li key={href} className={wide ? styles.wide : undefined}>
            <Button
              asChild
              variant="outline"
              fullWidth
              iconStart={iconUrl === '' ? icon : <img src={iconUrl} alt="" className={styles.icon} />}
            >
              <a href={href} onClick={onLeave}>
                {label}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
