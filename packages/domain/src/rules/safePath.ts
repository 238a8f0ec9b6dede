// A URL parser takes '\' for '/' and drops tabs and line breaks, so both could turn a path into a host.
const forbidden = /[\\\p{Cc}]/u;
const longest = 4096;

/**
 * The forms in which a server or router may read the path: unchanged, decoded once, decoded twice.
 * `undefined` when it cannot be decoded.
 */
function decodings(path: string): readonly string[] | undefined {
  try {
    const once = decodeURIComponent(path);
    // A percent sign that begins no escape after the first decoding is plain text, and decoding it would
    // throw.
    const twice = /%[\da-f]{2}/i.test(once) ? decodeURIComponent(once) : once;
    return [path, once, twice];
  } catch {
    return undefined;
  }
}

/**
 * A path inside the portal to open after a login or by a back button, or the fallback when the value is
 * anything else: one leading '/', no second one that could begin a host, no backslash, no control character,
 * whether encoded or not. Query and hash are kept unchanged.
 */
export function safeInternalPath(value: unknown, fallback = '/home'): string {
  if (typeof value !== 'string' || value.length > longest) return fallback;
  if (!value.startsWith('/') || forbidden.test(value)) return fallback;
  const path = value.split(/[?#]/)[0] ?? '';
  const readings = decodings(path);
  // '//' is refused anywhere in the path, because '/.//host' resolves to '//host'.
  const safe = readings?.every((reading) => !reading.includes('//') && !forbidden.test(reading));
  return safe === true ? value : fallback;
}
