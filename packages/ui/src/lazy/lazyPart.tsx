import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { NotThere, PartBoundary } from './PartBoundary.tsx';

/** Shown instead of a part that is missing; tries again when the browser has a network again. */
function Missing({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return children;
}

export interface LazyPartOptions<Props> {
  /** Shown while the code is loading. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** Shown if the code could not be loaded; `retry` tries again. Render nothing for a mere decoration. */
  missing?: (retry: () => void, props: Props) => ReactNode;
}

type Part<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** One attempt to load a part. */
function attemptOf<Props>(load: Part<Props>) {
  let hasFailed = false;
  const Content = lazy<ComponentType<Props>>(() =>
    load().catch(() => {
      hasFailed = true;
      return { default: NotThere };
    }),
  );
  return { Content, hasFailed: () => hasFailed };
}

/**
 * A part of a component whose code is loaded when it is first shown. React's `lazy` alone is not enough,
 * because a part that cannot be loaded must not remove the content around it. What did not load is tried again
 * when the browser has a network again.
 */
export function lazyPart<Props extends object>(
  load: Part<Props>,
  { waiting, missing }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let attempt = attemptOf(load);
  const current = () => {
    if (attempt.hasFailed()) attempt = attemptOf(load);
    return attempt.Content;
  };

  return function LatePart(props: Props) {
    const [{ Content, turn }, setShown] = useState(() => ({ Content: current(), turn: 0 }));
    const retry = () => setShown({ Content: current(), turn: turn + 1 });
    const instead = <Missing onRetry={retry}>{missing?.(retry, props)}</Missing>;
    return (
      <PartBoundary key={turn} missing={instead}>
        <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
