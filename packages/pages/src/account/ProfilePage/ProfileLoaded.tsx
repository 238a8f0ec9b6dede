import type { ReactNode } from 'react';
import { Card } from '@stoa/ui/Card';
import { Skeleton } from '@stoa/ui/Skeleton';
import { NotLoaded, type Load } from '../../common/index.ts';
import type { UserTranslate } from '../words/index.ts';

export interface ProfileLoadedProps<Data> {
  t: UserTranslate;
  of: Load<Data>;
  /** What is said when it could not be loaded. */
  failed?: string;
  children: (data: Data) => ReactNode;
}

/** Content that depends on an answer: a skeleton while it loads, a retry button when it failed. */
export function ProfileLoaded<Data>({
  t,
  of: loaded,
  failed = t('info.failed'),
  children,
}: ProfileLoadedProps<Data>) {
  switch (loaded.state) {
    case 'loading':
      return (
        <Card padding="lg" aria-busy="true">
          <Skeleton lines={8} />
        </Card>
      );
    case 'failed':
    case 'absent':
      return <NotLoaded load={loaded} retry={t('info.retry')} title={failed} />;
    case 'ready':
      return children(loaded.data);
    default:
      return loaded satisfies never;
  }
}
