import { notificationSettings, notificationSettingsSave } from '@stoa/api/contract/notification';
import { passwordChange, profile, type Profile } from '@stoa/api/contract/profile';
import { useApi } from '@stoa/api/react';
import { ProfileLoaded, ProfilePage, profileTabs, type ProfileTab } from '@stoa/pages/account/ProfilePage';
import type { Load } from '@stoa/pages/common';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { loadOf } from '../../../common/load.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { useOffers } from '../../../session/company.ts';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { Waiting } from '../../../common/Waiting.tsx';
import { guardedLink } from './leaveGuard.tsx';
import { InfoPart as LoadedInfo } from './InfoPart.tsx';
import { LoginInfo } from './LoginInfo.tsx';

// A part of its own, although its code is there, because the labels that it waits for may not load.
const InfoPart = lazyPart(async () => ({ default: LoadedInfo }));
// Only the content of the first tab loads with the page.
const OrgsPart = lazyPart(() => import('./OrgsPart.tsx'), { waiting: null });
const SecurityPart = lazyPart(() => import('./SecurityPart.tsx'), { waiting: <Waiting /> });
const PreferencesPart = lazyPart(() => import('./PreferencesPart.tsx'), { waiting: <Waiting /> });
const MessagesPart = lazyPart(() => import('./MessagesPart.tsx'), { waiting: <Waiting /> });

const hrefOfTab = (tab: ProfileTab): string => (tab === 'info' ? '/user/info' : `/user/info?tab=${tab}`);

/** The person's own page: profile, security and preferences. */
export default function UserInfo() {
  const t = useTranslations('user');
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('tab');
  const offers = useOffers();
  // The password tab needs its own call, and the profile, whose account names it shows.
  const tabs = profileTabs.filter((each) => {
    if (each === 'security') return offers(profile) && offers(passwordChange);
    return each !== 'messages' || (offers(notificationSettings) && offers(notificationSettingsSave));
  });
  const tab = tabs.find((each) => each === asked) ?? 'info';
  useScreenTitle(t('info.title'));
  const answer = useApi(profile, {}, { silent: true });

  return (
    <ProfilePage t={t} tab={tab} tabs={tabs} hrefOfTab={hrefOfTab} renderLink={guardedLink}>
      <PartOf tab={tab} account={loadOf(answer)} onSaved={answer.reload} />
    </ProfilePage>
  );
}

interface PartOfProps {
  tab: ProfileTab;
  account: Load<Profile>;
  onSaved: () => Promise<void>;
}

function PartOf({ tab, account, onSaved }: PartOfProps) {
  const t = useTranslations('user');
  switch (tab) {
    case 'info':
      return (
        <>
          {account.state === 'absent' ? (
            <LoginInfo />
          ) : (
            <ProfileLoaded t={t} of={account}>
              {(data) => <InfoPart profile={data} onSaved={onSaved} />}
            </ProfileLoaded>
          )}
          <OrgsPart />
        </>
      );
    case 'security':
      return (
        <ProfileLoaded t={t} of={account}>
          {(data) => <SecurityPart profile={data} />}
        </ProfileLoaded>
      );
    case 'messages':
      return <MessagesPart />;
    case 'preferences':
      return <PreferencesPart />;
    default:
      return tab satisfies never;
  }
}
