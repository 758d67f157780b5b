import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  /** Address of the page; navigating to another one resets the boundary. */
  path: string;
  children: ReactNode;
}

interface CrashState {
  readonly path?: string;
  /** Wrapped, since anything can be thrown, even `undefined`. */
  readonly crash?: { readonly error: unknown };
}

/** Shows the crash page instead of content that failed to render, so that the frame around it stays usable. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ path }: CrashBoundaryProps, state: CrashState) {
    return path === state.path ? null : { path, crash: undefined };
  }

  // The focused element is gone: move the focus to the start of its replacement.
  override componentDidUpdate({ path }: CrashBoundaryProps, { crash }: CrashState) {
    if (crash !== this.state.crash && path === this.props.path)
      document.getElementById('main')?.focus();
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashPage error={crash.error} onRetry={() => this.setState({ crash: undefined })} />;
  }
}
