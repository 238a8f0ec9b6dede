/** A value that is dear to make and often not needed: made when it is asked for first, and kept. */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
