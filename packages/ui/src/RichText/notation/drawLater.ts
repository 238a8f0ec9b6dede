/**
 * Draws the notation of an element with code that is loaded first, because most texts have none. Returns a
 * function that cancels this.
 */
export function drawLater(root: Element): () => void {
  let wanted = true;
  let callOff: (() => void) | undefined;
  import('./drawNotation.ts').then(
    ({ drawNotation }) => (callOff = wanted ? drawNotation(root) : undefined),
    // If the code cannot be loaded, the text stays as it was written.
    () => undefined,
  );
  return () => {
    wanted = false;
    callOff?.();
  };
}
