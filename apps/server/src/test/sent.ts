import { Sent } from '../http/sent.ts';

/** A request that came over no line, as the calls read it. */
export const sentOf = (request: Request): Sent => {
  const { pathname, search } = new URL(request.url);
  return new Sent({
    method: request.method,
    target: pathname + search,
    header: (name) => request.headers.get(name) ?? undefined,
    body: () => request.body?.values() ?? new Blob([]).stream().values(),
  });
};
