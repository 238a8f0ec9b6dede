/** The answer without the values that change with time, so that answers of two moments can be compared. */
function lasting(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value.replace(/\?.*$/s, '');
  if (Array.isArray(value)) return value.map((one) => lasting(one));
  if (typeof value !== 'object' || value === null) {
    return /Time$|Seconds$|^visitNum$/.test(name) ? undefined : value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !/token$/i.test(key))
      // Fields are sorted, because their order does not matter.
      .toSorted(([one], [another]) => (one < another ? -1 : 1))
      .map(([key, inner]) => [key, lasting(inner, key)]),
  );
}

/** Whether two answers are equal; times and signatures do not count. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(lasting(one)) === JSON.stringify(lasting(other));
