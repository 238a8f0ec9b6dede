/** A length or an offset: a whole number that JavaScript represents exactly. */
export const offsetOf = (text: string | null): number | undefined => {
  const value = /^\d{1,16}$/.test(text ?? '') ? Number(text) : undefined;
  return Number.isSafeInteger(value) ? value : undefined;
};

/** `Upload-Metadata`: names with values in base64; entries that cannot be read are left out. */
export function metadataOf(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(',').flatMap((pair): [string, string][] => {
    const [name, value = '', ...more] = pair.trim().split(' ');
    return name === undefined || name === '' || more.length > 0
      ? []
      : [[name, Buffer.from(value, 'base64').toString()]];
  });
  return new Map(pairs);
}
