import { Component, type ReactNode } from 'react';

interface GuardProps {
  /** Address of the page, where the part is there on all of them: another one has another chance. */
  path?: string;
  /** Is told what was thrown. */
  onCrash?: (error: unknown) => void;
  /** What stands in the place of a part that crashed, which is empty without this; `retry` draws the part anew. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface GuardState {
  readonly path?: string;
  /** Wrapped, since anything can be thrown, even `undefined`. */
  readonly crash?: { readonly error: unknown };
}

/** A part that crashes leaves its place to something else or empty, so that the page around it stays. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = {};

  static getDerivedStateFromError(error: unknown): GuardState {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ path }: GuardProps, state: GuardState) {
    return path === state.path ? null : { path, crash: undefined };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.fallback?.(crash.error, () => this.setState({ crash: undefined }));
  }
}
