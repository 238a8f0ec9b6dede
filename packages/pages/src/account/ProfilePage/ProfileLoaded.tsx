import type { Profile } from '@stoa/api/contract/profile';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Card } from '@stoa/ui/Card';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { Load } from '../../common/index.ts';
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
      return (
        <ErrorState title={t('info.failed')}>
          <Button variant="outline" onClick={profile.onRetry}>
            {t('info.retry')}
          </Button>
        </ErrorState>
      );
    case 'ready':
      return children(profile.data);
    default:
      return profile satisfies never;
  }
}
