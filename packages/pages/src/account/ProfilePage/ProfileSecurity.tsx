import type { Profile } from '@stoa/api/contract/profile';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import type { UserTranslate } from '../words/index.ts';
import { PasswordChange, type PasswordChangeProps } from './PasswordChange.tsx';
import { ProfilePart } from './ProfilePage.tsx';

export interface ProfileSecurityProps extends Omit<PasswordChangeProps, 'account'> {
  t: UserTranslate;
  profile: Profile;
  /** The devices on which the person is signed in. */
  devices?: ReactNode;
  onLogout: () => void;
}

/** The person's login: the password, and logging out. */
export function ProfileSecurity({ profile, devices, onLogout, ...password }: ProfileSecurityProps) {
  const { t } = password;
  return (
    <>
      <ProfilePart title={t('password.title')}>
        {profile.hasPassword ? (
          <PasswordChange
            {...password}
            account={profile.email === '' ? profile.phoneMasked : profile.email}
          />
        ) : (
          <p>{t('password.none')}</p>
        )}
      </ProfilePart>
      <ProfilePart title={t('sessions.title')} text={t('sessions.text')}>
        <Button variant="outline" onClick={onLogout}>
          {t('sessions.logout')}
        </Button>
      </ProfilePart>
      {/* At the end, because nobody knows how long the list is before it comes. */}
      {devices}
    </>
  );
}
