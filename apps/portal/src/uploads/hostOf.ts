/**
 * The host of an upload address; `undefined` when it is not an address. A relative one is resolved against
 * the server of the calls.
 */
export function hostOf(uploadUrl: string, apiHost: string, page = document.baseURI): string | undefined {
  try {
    const { protocol, host } = new URL(uploadUrl, new URL(apiHost, page));
    return /^https?:$/.test(protocol) ? host : undefined;
  } catch {
    return undefined;
  }
}
