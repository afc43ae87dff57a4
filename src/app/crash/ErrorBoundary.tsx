import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportCrash } from './reportCrash.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of children that broke while drawing. */
  fallback: ReactNode;
}

/** Keeps what breaks while drawing from taking everything around it along, and tells the server of it. */
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
