/** Path and query of a request line without the access token, because other people may read the log. */
export function placeOf(target: string): { readonly path: string; readonly query: string } {
  const [path = '/', query = ''] = target.split(/\?(.*)/s);
  const kept = query.split('&').filter((pair) => !/^access_token(=|$)/i.test(pair));
  return { path, query: kept.join('&') };
}

/** The headers in their order, name by name, without those that concern a single connection. */
export function withoutHop(raw: readonly string[], also: readonly string[] = []): string[] {
  const gone = new Set(['connection', 'keep-alive', 'proxy-connection', ...also]);
  return raw.filter((_, index) => !gone.has((raw[index - (index % 2)] ?? '').toLowerCase()));
}
