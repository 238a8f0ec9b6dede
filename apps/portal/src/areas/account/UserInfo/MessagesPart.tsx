import { notificationSettings, notificationSettingsSave } from '@stoa/api/contract/notification';
import { useApi } from '@stoa/api/react';
import type { NotificationKind } from '@stoa/domain';
import { ProfileLoaded, ProfileMessages, ProfilePart } from '@stoa/pages/account/ProfilePage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { settingsWords } from '../catalogue.ts';
import { loadOf } from '../../../common/load.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { showToast } from '../../../kernel/toast.ts';

function Messages() {
  const t = useTranslations('settings');
  const tUser = useTranslations('user');
  const answer = useApi(notificationSettings, {}, { silent: true });
  const action = useToldAction(notificationSettingsSave);
  /** The choice that the person has just made; it is shown until the server has confirmed it. */
  const [wish, setWish] = useState<{ kind: NotificationKind; inApp: boolean }>();
  const change = async (kind: NotificationKind, inApp: boolean) => {
    setWish({ kind, inApp });
    const result = await action.run({ kinds: [{ kind, inApp }] });
    if (result?.data) await answer.reload();
    setWish(undefined);
    if (result?.data) await showToast(t('messages.saved'), 'success');
  };
  return (
    <ProfilePart title={t('messages.title')} text={t('messages.text')}>
      <ProfileLoaded t={tUser} of={loadOf(answer)} failed={t('messages.failed')}>
        {({ kinds }) => (
          <ProfileMessages
            t={t}
            settings={kinds.map((one) => (one.kind === wish?.kind ? { ...one, inApp: wish.inApp } : one))}
            saving={action.pending}
            onChange={(kind, inApp) => void change(kind, inApp)}
          />
        )}
      </ProfileLoaded>
    </ProfilePart>
  );
}

/** The kinds of messages that the person receives in this company. */
export default function MessagesPart() {
  return (
    <WithWords of={[settingsWords]}>
      <Messages />
    </WithWords>
  );
}
