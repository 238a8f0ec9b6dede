import { Button } from '../Button/Button.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';

/** Shown instead of a part whose code could not be loaded. */
export function TryAgain({ onRetry }: { onRetry: () => void }) {
  const { retry } = useLabels('errorBoundary');
  return (
    <ErrorState compact>
      <Button variant="outline" onClick={onRetry}>
        {retry}
      </Button>
    </ErrorState>
  );
}

/**
 * For parts that the person wants to see: a message that the part could not be loaded, with a button to try
 * again.
 */
export const orTryAgain = (retry: () => void) => <TryAgain onRetry={retry} />;
