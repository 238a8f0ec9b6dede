/** The values of an enumeration, in the order in which it is written. */
export const valuesOf = <Value extends number | string>(
  enumeration: Readonly<Record<string, Value>>,
): readonly Value[] => Object.values(enumeration);

/** Whether a value from outside is one of the enumeration's values. */
export const isValueOf = <Value extends number | string>(
  enumeration: Readonly<Record<string, Value>>,
  value: unknown,
): value is Value => Object.values(enumeration).some((known) => known === value);
