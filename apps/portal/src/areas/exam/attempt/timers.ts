import type { TimerName } from './model/events.ts';

/** Timers by name. Setting one again replaces it. */
export function createTimers(onFired: (timer: TimerName) => void) {
  const handles = new Map<TimerName, ReturnType<typeof setTimeout>>();
  const stop = (timer: TimerName): void => {
    clearTimeout(handles.get(timer));
    handles.delete(timer);
  };
  return {
    set(timer: TimerName, ms: number): void {
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
