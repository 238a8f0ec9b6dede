/** Whether a caller with this `Accept-Encoding` can read this compression. */
export const accepts = (header: string | null | undefined, encoding: 'br' | 'gzip'): boolean =>
  header?.includes(encoding) === true;
