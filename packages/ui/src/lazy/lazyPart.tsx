import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface BoundaryProps {
  missing: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.missing : this.props.children;
  }
}

export interface LazyPartOptions<Props> {
  /** Shown while the code is loading. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** Shown when the code could not be loaded; `retry` tries again. Render nothing for a mere decoration. */
  missing?: (retry: () => void, props: Props) => ReactNode;
}

/**
 * A part of a component whose code is loaded when it is first shown. React's `lazy` alone is not enough,
 * because a part that cannot be loaded must not remove the content around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, missing }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let shared = lazy(load);

  return function LatePart(props: Props) {
    const [{ Content, turn }, setShown] = useState({ Content: shared, turn: 0 });
    const retry = () => {
      shared = lazy(load);
      setShown({ Content: shared, turn: turn + 1 });
    };
    return (
      <Boundary key={turn} missing={missing?.(retry, props)}>
        <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
          <Content {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
