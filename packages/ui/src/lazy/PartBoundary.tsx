import { Component, createContext, use, type ReactNode } from 'react';

/**
 * Returns what the nearest boundary shows. It is a function that stays the same, because a context whose value
 * changes makes React look through everything below it, at each render of each part.
 */
const MissingContext = createContext<() => ReactNode>(() => null);

/**
 * Rendered instead of a part whose code did not load. It shows what the boundary around it shows in that
 * case. Nothing is thrown, because a failing network is no error of the program.
 */
export const NotThere = () => use(MissingContext)();

export interface PartBoundaryProps {
  /** Shown instead of a part that throws, or whose code did not load. */
  missing: ReactNode;
  children: ReactNode;
}

/** Stops errors of a part from reaching the page around it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly #missing = () => this.props.missing;

  override render() {
    const { missing, children } = this.props;
    return this.state.hasFailed ? missing : <MissingContext value={this.#missing}>{children}</MissingContext>;
  }
}
