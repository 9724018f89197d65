import { Component, type ComponentType, type ReactNode } from 'react';
import { isChunkFailure, mayReload } from '../../browser/chunkReload';
import { navigateByFullLoads } from '../../browser/navigateByFullLoads';

interface ErrorBoundaryProps {
  /** Replaces the children once one has thrown. */
  readonly fallback: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly caught?: { readonly error: unknown };
}

/** Error boundary that shows a fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    navigateByFullLoads();
    if (isChunkFailure(error) && mayReload()) location.reload();
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    const { caught } = this.state;
    return caught ? <Fallback error={caught.error} /> : children;
  }
}
