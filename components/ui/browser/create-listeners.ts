type Listener = () => void;

export type Listeners = {
  /** For useSyncExternalStore. */
  subscribe: (listener: Listener) => () => void;
  notify: () => void;
};

/** `otherTabs`: their changes of the storage count as well. */
export function createListeners({ otherTabs = false } = {}): Listeners {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (otherTabs) window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        if (otherTabs) window.removeEventListener('storage', listener);
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
