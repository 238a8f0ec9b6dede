// These functions do not use URLSearchParams, because this package depends neither on the browser nor on
// Node; they read and write the same form.

/** Text of one encoded piece; `undefined` when its percent codes are broken. */
export function decodePiece(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** Encoded value of the first pair with this name, still encoded; `undefined` when there is none. */
export function rawParameter(query: string, name: string): string | undefined {
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const equals = pair.indexOf('=');
    if (decodePiece(equals === -1 ? pair : pair.slice(0, equals)) === name) {
      return equals === -1 ? '' : pair.slice(equals + 1);
    }
  }
  return undefined;
}

/** Decoded value of the first pair with this name. */
export function parameter(query: string, name: string): string | undefined {
  const raw = rawParameter(query, name);
  return raw === undefined ? undefined : decodePiece(raw);
}

// encodeURIComponent throws on half a surrogate pair.
const encodePiece = (piece: string): string => encodeURIComponent(piece.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** `?a=1&b=2`, or '' without pairs. */
export function queryOf(pairs: readonly (readonly [string, number | string])[]): string {
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${encodePiece(name)}=${encodePiece(String(value))}`).join('&')}`;
}
