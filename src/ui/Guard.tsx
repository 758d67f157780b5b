import { Component, type ReactNode } from 'react';

interface GuardProps {
  /** Address of the page, for a part that is on all pages: navigating to another page resets the guard. */
  path?: string;
  /** Called with what was thrown. */
  onCrash?: (error: unknown) => void;
  children: ReactNode;
}

interface GuardState {
  readonly path?: string;
  readonly crashed?: boolean;
}

/** Renders nothing instead of a part that crashed, so that the page around it stays. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = {};

  static getDerivedStateFromError(): GuardState {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ path }: GuardProps, state: GuardState) {
    return path === state.path ? null : { path, crashed: false };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  override render() {
    return !this.state.crashed && this.props.children;
  }
}
