import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportCrash } from './reportCrash.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of children that failed to render. */
  fallback: ReactNode;
}

/** Confines an error of rendering to its children, and reports it to the server. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportCrash(error, componentStack ?? '');
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
