/** Timers by name. Setting one again replaces it. */
export function createTimers<Name extends string>(onFired: (timer: Name) => void) {
  const handles = new Map<Name, ReturnType<typeof setTimeout>>();
  const stop = (timer: Name): void => {
    clearTimeout(handles.get(timer));
    handles.delete(timer);
  };
  return {
    set(timer: Name, ms: number): void {
      stop(timer);
      const fire = (): void => {
        handles.delete(timer);
        onFired(timer);
      };
      handles.set(timer, setTimeout(fire, ms));
    },
    stop,
  };
}
