import { sessionEnd, sessionList } from '@stoa/api/contract/profile';
import { useApi } from '@stoa/api/react';
import { ProfileDevices, ProfileLoaded, ProfilePart } from '@stoa/pages/account/ProfilePage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { settingsWords } from '../catalogue.ts';
import { loadOf } from '../../../common/load.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { showToast } from '../../../kernel/toast.ts';

function Devices() {
  const t = useTranslations('settings');
  const tUser = useTranslations('user');
  const [now] = useState(Date.now);
  const answer = useApi(sessionList, {}, { silent: true });
  const action = useToldAction(sessionEnd);
  const [ending, setEnding] = useState<string>();
  const end = async (which: string) => {
    setEnding(which);
    const result = await action.run(which === 'others' ? {} : { sessionId: which });
    // A device that has signed out meanwhile is not found; the list is loaded again.
    await answer.reload();
    setEnding(undefined);
    if (result?.data) await showToast(t('devices.ended', { count: result.data.ended }), 'success');
  };
  return (
    <ProfilePart title={t('devices.title')} text={t('devices.text')}>
      <ProfileLoaded t={tUser} of={loadOf(answer)} failed={t('devices.failed')}>
        {({ list }) => (
          <ProfileDevices
            t={t}
            sessions={list}
            now={now}
            ending={ending}
            onEnd={(sessionId) => void end(sessionId)}
            onEndOthers={() => void end('others')}
          />
        )}
      </ProfileLoaded>
    </ProfilePart>
  );
}

/** The devices on which the person is signed in, and signing them out. */
export default function DevicesPart() {
  return (
    <WithWords of={[settingsWords]}>
      <Devices />
    </WithWords>
  );
}
