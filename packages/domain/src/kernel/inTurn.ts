/**
 * Handles events one after the other: one that arrives while another is being handled waits for its turn. An
 * engine uses it to receive the outcomes of its effects, so that no step starts inside of another one.
 * @param handle called once for each event, in the order of their arrival
 * @returns a function that adds an event
 */
export function inTurn<Event extends object>(handle: (event: Event) => void): (event: Event) => void {
  const waiting: Event[] = [];
  let isBusy = false;
  return (event) => {
    waiting.push(event);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) handle(next);
    } finally {
      isBusy = false;
    }
  };
}
