import type { NotificationSetting } from '@stoa/api/contract/notification';
import type { NotificationKind } from '@stoa/domain';
import { Switch } from '@stoa/ui/Switch';
import type { SettingsTranslate } from '../words/index.ts';
import * as styles from './ProfileMessages.css.ts';

export interface ProfileMessagesProps {
  t: SettingsTranslate;
  settings: readonly NotificationSetting[];
  /** Whether a change is being saved; until then no other can be made. */
  saving: boolean;
  onChange: (kind: NotificationKind, inApp: boolean) => void;
}

/** The kinds of messages that a person receives; those that the company prescribes are marked as such. */
export function ProfileMessages({ t, settings, saving, onChange }: ProfileMessagesProps) {
  return (
    <ul className={styles.kinds}>
      {settings.map(({ kind, inApp, fixed }) => (
        <li key={kind} className={styles.kind}>
          {fixed ? (
            <>
              <span>{t(`messages.kinds.k${kind}`)}</span>
              <span className={styles.fixed}>{t('messages.fixed')}</span>
            </>
          ) : (
            <Switch
              spread
              checked={inApp}
              aria-disabled={saving || undefined}
              onCheckedChange={(on) => {
                if (!saving) onChange(kind, on);
              }}
            >
              {t(`messages.kinds.k${kind}`)}
            </Switch>
          )}
        </li>
      ))}
    </ul>
  );
}
