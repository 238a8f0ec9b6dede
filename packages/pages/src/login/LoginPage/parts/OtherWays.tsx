import { BriefcaseBusiness, Building2, KeyRound, MessageSquare, Send } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import type { LoginTranslate } from '../../words/index.ts';
import * as styles from './OtherWays.css.ts';

/** A way to log in on another site. */
export interface OtherWay {
  readonly href: string;
  /** The workplace app's own icon. */
  readonly name?: string;
  /** The app's own icon. */
  readonly iconUrl?: string;
}

export interface OtherWaysProps {
  t: LoginTranslate;
  /** Name of the company whose single sign-on it is. */
  company: string;
  ways: readonly OtherWay[];
  /** Called before the page is left. */
  onLeave?: () => void;
}

/** Icons for apps that have none; neighbouring apps get different ones. */
const appGlyphs = [MessageSquare, BriefcaseBusiness, Send, Building2] as const;

/** Single sign-on and workplace apps, below the forms. */
export function OtherWays({ t, company, ways, onLeave }: OtherWaysProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{t('others')}</p>
      <ul className={styles.list}>
        {ways.map(({ href, name, iconUrl = '' }, at) => (
          <li key={href} className={name === undefined ? styles.wide : undefined}>
            <Button
              asChild
              variant="outline"
              fullWidth
              iconStart={
                iconUrl === '' ? (
                  <Icon
                    glyph={
                      name === undefined ? KeyRound : (appGlyphs[at % appGlyphs.length] ?? MessageSquare)
                    }
                  />
                ) : (
                  <img src={iconUrl} alt="" className={styles.icon} />
                )
              }
            >
              <a href={href} onClick={onLeave}>
                {name ?? t('sso', { company })}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
