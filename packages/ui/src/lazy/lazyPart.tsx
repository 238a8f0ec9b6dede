import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { attemptOf } from './attempt.ts';
import { beforeRetry, slowAfterMs } from './beforeRetry.ts';
import { PartBoundary } from './PartBoundary.tsx';

interface MissingProps {
  onShown: () => void;
  onOnline: () => void;
  children: ReactNode;
}

/** Shown instead of a part that is missing; tries again when the browser has a network again. */
function Missing({ onShown, onOnline, children }: MissingProps) {
  useEffect(onShown, [onShown]);
  useEffect(() => {
    const again = () => onOnline();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [onOnline]);
  return children;
}

/** The placeholder of a part, and what is shown in place of a missing part when the code takes long. */
function Coming({ waiting, missing }: { waiting: ReactNode; missing: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? missing : waiting;
}

export interface LazyPartOptions<Props> {
  /** Shown while the code is loading. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /**
   * Shown if the code could not be loaded, and while it has not come after eight seconds; `retry` tries again.
   * Render nothing for a mere decoration.
   */
  missing?: (retry: () => void, props: Props) => ReactNode;
}

type Part<Props> = () => Promise<{ default: ComponentType<Props> }>;

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
  const current = (isAsked = false) => {
    if (attempt.isOver(isAsked)) attempt = attemptOf(load);
    return attempt;
  };

  return function LatePart(props: Props) {
    const [{ attempt: own, turn }, setShown] = useState(() => ({ attempt: current(), turn: 0 }));
    const again = (isAsked = false) => setShown({ attempt: current(isAsked), turn: turn + 1 });
    const retry = () => {
      beforeRetry();
      again(true);
    };
    const placeholder = typeof waiting === 'function' ? waiting(props) : waiting;
    return (
      <PartBoundary
        key={turn}
        missing={
          <Missing onShown={own.onShown} onOnline={again}>
            {missing?.(retry, props)}
          </Missing>
        }
      >
        <Suspense
          fallback={<Coming waiting={placeholder} missing={missing?.(retry, props) ?? placeholder} />}
        >
          <own.Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
