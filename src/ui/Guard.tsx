import { Component, type ReactNode } from 'react';

interface GuardProps {
  /** Is told what was thrown. */
  onCrash?: (error: unknown) => void;
  children: ReactNode;
}

/** A part that crashes leaves its place empty, so that the page around it stays. */
export class Guard extends Component<GuardProps> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  override render() {
    return !this.state.crashed && this.props.children;
  }
}
