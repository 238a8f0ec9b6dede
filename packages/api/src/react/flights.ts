/** A read that is running, and the number of screens that wait for it. */
interface Flight {
  readonly controller: AbortController;
  users: number;
}

const flights = new Map<string, Flight>();

const flightOf = (key: string): Flight => {
  const found = flights.get(key);
  if (found && !found.controller.signal.aborted) return found;
  const flight = { controller: new AbortController(), users: found?.users ?? 0 };
  flights.set(key, flight);
  return flight;
};

/** The signal that aborts a read when no screen waits for it any more. */
export const flightSignal = (key: string): AbortSignal => flightOf(key).controller.signal;

/** Registers a waiting screen; the returned function unregisters it. */
export function board(key: string): () => void {
  flightOf(key).users += 1;
  return () => {
    const flight = flights.get(key);
    if (!flight) return;
    flight.users -= 1;
    // The read is aborted a moment later, because a screen that is mounted again at once (strict mode, a
    // moved section) still waits for the answer.
    setTimeout(() => {
      if (flight.users > 0) return;
      flight.controller.abort();
      if (flights.get(key) === flight) flights.delete(key);
    }, 0);
  };
}
