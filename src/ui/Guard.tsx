import { Component, type ReactNode } from 'react';

interface GuardProps {
  /** Address of the page, where the part is there on all of them: another one has another chance. */
  path?: string;
  /** Is told what was thrown. */
  onCrash?: (error: unknown) => void;
  children: ReactNode;
}

interface GuardState {
  readonly path?: string;
  readonly crashed?: boolean;
}

/** A part that crashes leaves its place empty, so that the page around it stays. */
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
