/** Whether the caller can read this compression. */
export const accepts = (request: Request, encoding: 'br' | 'gzip'): boolean =>
  (request.headers.get('accept-encoding') ?? '').includes(encoding);
