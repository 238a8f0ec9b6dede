import { Sent } from '../http/sent.ts';

/** A standard `Request` in the form that the calls read, for tests without a connection. */
export const sentOf = (request: Request): Sent => {
  const { pathname, search } = new URL(request.url);
  return new Sent({
    method: request.method,
    target: pathname + search,
    header: (name) => request.headers.get(name) ?? undefined,
    body: () => request.body?.values() ?? new Blob([]).stream().values(),
  });
};
