/**
 * Deepest nesting that is accepted: more than any call of the contract needs, and far less than a recursive
 * reader can handle.
 */
const mostLevels = 32;

/** PostgreSQL stores neither U+0000 nor half a surrogate pair, in text or inside a JSON value. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

interface Part {
  readonly value: unknown;
  readonly level: number;
}

/** Checks without recursion, because the value may be nested a hundred thousand times. */
function isStorableValue(value: unknown): boolean {
  const waiting: Part[] = [{ value, level: 1 }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { level } = part;
    if (typeof part.value === 'string') {
      if (!isStorable(part.value)) return false;
    } else if (typeof part.value === 'object' && part.value !== null) {
      if (level > mostLevels) return false;
      for (const [key, inner] of Object.entries(part.value)) {
        if (!isStorable(key)) return false;
        waiting.push({ value: inner, level: level + 1 });
      }
    }
  }
  return true;
}

/**
 * The first parameter that the database or a parser could not handle, whatever it means: with a character
 * that cannot be stored, or nested too deeply. Unknown fields are checked as well, because idempotent calls
 * store a hash of the whole body.
 */
export function unstorableIn(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const found = Object.entries(parameters).find(
    ([name, value]) => !isStorable(name) || !isStorableValue(value),
  );
  if (found === undefined) return undefined;
  return isStorable(found[0]) ? found[0] : 'body';
}
