/** Who keeps what is sent to an address; nobody when it is none. A relative one is meant from the server of the calls. */
export function hostOf(uploadUrl: string, apiHost: string, page = document.baseURI): string | undefined {
  try {
    const { protocol, host } = new URL(uploadUrl, new URL(apiHost, page));
    return /^https?:$/.test(protocol) ? host : undefined;
  } catch {
    return undefined;
  }
}
