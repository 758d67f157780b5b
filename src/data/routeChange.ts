type Listener = (underWay: boolean) => void;

const listeners = new Set<Listener>();

/** Reports whether a navigation to another page is under way. */
export const routeChange = {
  start: () => listeners.forEach((notify) => notify(true)),
  end: () => listeners.forEach((notify) => notify(false)),
  /** Calls `listener` at each start and end until the returned function is called. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
