/** A value that is expensive to create and often not needed: it is created at its first use and kept. */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
