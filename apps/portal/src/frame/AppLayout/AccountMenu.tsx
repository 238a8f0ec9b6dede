import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { useTranslations } from 'use-intl';
import { useSession } from '../../session/portal.ts';
import * as styles from './AppLayout.css.ts';
import { PersonMenuButton } from './PersonMenuButton.tsx';

/** The person's picture, which opens the menu. */
export function AccountMenu() {
  const t = useTranslations('app');
  const { realName, avatar } = useSession();
  return (
    <div className={styles.account}>
      <PersonMenuButton
        renderButton={(handlers) => (
          <Button variant="ghost" size="sm" aria-label={t('menu.account', { name: realName })} {...handlers}>
            <Avatar name={realName} src={avatar} size="md" decorative />
          </Button>
        )}
      />
    </div>
  );
}
