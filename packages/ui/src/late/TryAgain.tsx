import { Button } from '../Button/Button.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';

/** In place of a part that did not come. */
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

/** For what a person wants to see: says that it did not come, and asks again. */
export const orTryAgain = (retry: () => void) => <TryAgain onRetry={retry} />;
