// A URL parser takes '\' for '/' and drops tabs and line breaks, so both could turn a path into a host.
const forbidden = /[\\\p{Cc}]/u;
const longest = 4096;

/** What a server or router may make of a path by decoding it, twice at most. */
function decodings(path: string): readonly string[] | undefined {
  try {
    const once = decodeURIComponent(path);
    // A literal percent sign after the first round is text, not a trick.
    const twice = /%[\da-f]{2}/i.test(once) ? decodeURIComponent(once) : once;
    return [path, once, twice];
  } catch {
    return undefined;
  }
}

/**
 * A place inside the portal to go to after login or by a back button, or the fallback when the value is
 * anything else (screens 0.5, reliability F23): one leading '/', no second one that could begin a host, no
 * backslash, no control character, in clear or encoded. Query and hash pass unchanged.
 */
export function safeInternalPath(value: unknown, fallback = '/home'): string {
  if (typeof value !== 'string' || value.length > longest) return fallback;
  if (!value.startsWith('/') || forbidden.test(value)) return fallback;
  const path = value.split(/[?#]/)[0] ?? '';
  const readings = decodings(path);
  // '/.//host' resolves to '//host', hence nowhere in the path.
  const safe = readings?.every((reading) => !reading.includes('//') && !forbidden.test(reading));
  return safe === true ? value : fallback;
}
