import type { ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import { EmptyState } from '../../EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';

interface NoticeProps {
  failed: boolean;
  empty: ReactNode;
  error: ReactNode;
  onRetry: (() => void) | undefined;
}

/**
 * Shown instead of the rows: a message that nothing was found, or that loading failed, with a button to
 * retry.
 */
export function Notice({ failed, empty, error, onRetry }: NoticeProps) {
  const labels = useLabels('dataTable');
  if (!failed) return empty ?? <EmptyState compact title={labels.empty} />;
  return (
    error ?? (
      <ErrorState compact level={3}>
        {onRetry !== undefined && (
          <Button variant="outline" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </ErrorState>
    )
  );
}
