import type { LoginSession } from '@stoa/api/contract/profile';
import { formatDateTime } from '@stoa/domain';
import { Laptop, Smartphone } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { Tag } from '@stoa/ui/Tag';
import type { SettingsTranslate } from '../words/index.ts';
import * as styles from './ProfileDevices.css.ts';

export interface ProfileDevicesProps {
  t: SettingsTranslate;
  /** The logins that can still be used, the one in use among them. */
  sessions: readonly LoginSession[];
  /** The present time in epoch milliseconds. */
  now: number;
  /** Id of the login that is being ended, or `others` while all the others are. */
  ending: string | undefined;
  onEnd: (sessionId: string) => void;
  onEndOthers: () => void;
}

const handhelds: ReadonlySet<string> = new Set(['iOS', 'Android']);

function nameOf({ browser, system }: LoginSession, t: SettingsTranslate): string {
  if (browser !== '' && system !== '') return t('devices.on', { browser, system });
  return browser || system || t('devices.unknown');
}

/** The devices on which a person is signed in, each with a button that signs it out. */
export function ProfileDevices({ t, sessions, now, ending, onEnd, onEndOthers }: ProfileDevicesProps) {
  const others = sessions.filter(({ current }) => !current);
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {sessions.map((session) => {
          const device = nameOf(session, t);
          return (
            <li key={session.sessionId} className={styles.row}>
              <Icon glyph={handhelds.has(session.system) ? Smartphone : Laptop} className={styles.glyph} />
              <span className={styles.words}>
                <span className={styles.name}>
                  {device}
                  {session.current && <Tag tone="success">{t('devices.current')}</Tag>}
                </span>
                <span className={styles.times}>
                  {t('devices.signIn', { time: formatDateTime(session.signInTime, { now }) })}
                  {' · '}
                  {t('devices.seen', { time: formatDateTime(session.lastSeenTime, { now }) })}
                </span>
              </span>
              {!session.current && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('devices.endNamed', { device })}
                  loading={ending === session.sessionId}
                  onClick={() => onEnd(session.sessionId)}
                >
                  {t('devices.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length === 0 ? (
        <p className={styles.alone}>{t('devices.alone')}</p>
      ) : (
        <Button variant="outline" loading={ending === 'others'} onClick={onEndOthers}>
          {t('devices.endOthers')}
        </Button>
      )}
    </div>
  );
}
