import type { Profile } from '@stoa/api/contract/profile';
import type { ReactNode } from 'react';
import { Card } from '@stoa/ui/Card';
import { Skeleton } from '@stoa/ui/Skeleton';
import { NotLoaded, type Load } from '../../common/index.ts';
import type { UserTranslate } from '../words/index.ts';

export interface ProfileLoadedProps {
  t: UserTranslate;
  profile: Load<Profile>;
  children: (profile: Profile) => ReactNode;
}

/** Content that depends on the profile: a skeleton while it loads, a retry button when it failed. */
export function ProfileLoaded({ t, profile, children }: ProfileLoadedProps) {
  switch (profile.state) {
    case 'loading':
      return (
        <Card padding="lg" aria-busy="true">
          <Skeleton lines={8} />
        </Card>
      );
    case 'failed':
    case 'absent':
      return <NotLoaded load={profile} retry={t('info.retry')} title={t('info.failed')} />;
    case 'ready':
      return children(profile.data);
    default:
      return profile satisfies never;
  }
}
