/** Answers of the same rows at two moments, without what differs between moments. */
function lasting(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value.replace(/\?.*$/s, '');
  if (Array.isArray(value)) return value.map((one) => lasting(one));
  if (typeof value !== 'object' || value === null) {
    return /Time$|Seconds$|^visitNum$/.test(name) ? undefined : value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !/token$/i.test(key))
      // The order of fields says nothing.
      .toSorted(([one], [another]) => (one < another ? -1 : 1))
      .map(([key, inner]) => [key, lasting(inner, key)]),
  );
}

/** Whether two answers tell the same; what belongs to the moment, and signatures, do not count. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(lasting(one)) === JSON.stringify(lasting(other));
