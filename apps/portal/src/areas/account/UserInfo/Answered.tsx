import type { ApiResult } from '@stoa/api/react';
import { Button } from '@stoa/ui/Button';
import { Card } from '@stoa/ui/Card';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** What depends on an answer: its bones until then, a way to try again where it does not come. */
export function Answered<Data>({
  answer: { data, error, reload },
  children,
}: {
  answer: ApiResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const t = useTranslations('user.info');
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return (
      <ErrorState title={t('failed')}>
        <Button variant="outline" onClick={() => void reload()}>
          {t('retry')}
        </Button>
      </ErrorState>
    );
  }
  return (
    <Card padding="lg" aria-busy="true">
      <Skeleton lines={8} />
    </Card>
  );
}
