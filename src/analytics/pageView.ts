/** A look at a page. Addresses come without query and hash, which may hold what a reader typed. */
export interface PageView {
  readonly url: string;
  readonly path: string;
  readonly title: string;
  /** Address of the page before, here or elsewhere; '' when there is none. */
  readonly referrer: string;
}

/** A service that page views are sent to. Sending never throws and never waits. */
export interface PageViewSink {
  send(view: PageView): void;
}
