/** A number of the address; anything else counts as not there. */
export const numberOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};
