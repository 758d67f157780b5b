type Listener = (underWay: boolean) => void;

const listeners = new Set<Listener>();

/** Tells whether the reader is on the way to another page. */
export const routeChange = {
  start: () => listeners.forEach((tell) => tell(true)),
  end: () => listeners.forEach((tell) => tell(false)),
  /** Calls `listener` at each start and end until the returned function is called. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
