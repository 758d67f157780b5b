/** A page view. Its addresses have no query or hash, which may hold something the reader typed. */
export interface PageView {
  readonly url: string;
  readonly path: string;
  readonly title: string;
  /** Address of the previous page, on this site or another; '' when there is none. */
  readonly referrer: string;
}

/** A service that receives page views. `send` never throws and never blocks. */
export interface PageViewSink {
  send(view: PageView): void;
}
