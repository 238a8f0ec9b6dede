import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { useLabels } from '../provider/UiProvider.tsx';

export interface ErrorBoundaryProps {
  children?: ReactNode;
  /** Renders a replacement for the broken part. Default: an ErrorState with a button to try again. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** Called with the error, so that it can be reported. The person already sees the fallback. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /**
   * When this value changes, the content is rendered again. Pass for example the page address or the id of the
   * item shown.
   */
  resetKey?: unknown;
}

interface State {
  failure: { error: unknown } | undefined;
  resetKey: unknown;
}

function DefaultFallback({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels('errorBoundary');
  return (
    <ErrorState title={labels.title} description={labels.description}>
      <Button variant="outline" onClick={onRetry}>
        {labels.retry}
      </Button>
    </ErrorState>
  );
}

/** Catches errors while rendering its content, so that the rest of the page continues to work. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (Object.is(props.resetKey, state.resetKey)) return null;
    return { failure: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  readonly retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return this.props.fallback?.(failure.error, this.retry) ?? <DefaultFallback onRetry={this.retry} />;
  }
}
