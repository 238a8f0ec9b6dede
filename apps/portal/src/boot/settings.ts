import { domainNameOf, runtimeSettingsFrom, type RuntimeSettings } from '@stoa/domain';

/** What an installation chooses, and the tenant that this host stands for. */
export interface Settings extends RuntimeSettings {
  /** Who this host belongs to (specification point 7, call 1). */
  readonly domainName: string;
  /** The look that a server already wrote into the page, unchecked. */
  readonly tenant?: unknown;
}

const field = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null
    ? Object.getOwnPropertyDescriptor(source, name)?.value
    : undefined;

/** Reads untrusted settings for a host. A server that knows the tenant better than its name says so. */
export function settingsFrom(source: unknown, host: string): Settings {
  const settings = runtimeSettingsFrom(source);
  const given = field(source, 'domainName');
  const domainName =
    (typeof given === 'string' && given) || domainNameOf(host, settings) || settings.defaultDomain;
  return { ...settings, domainName, tenant: field(source, 'tenant') };
}

/** The block that a server put into the page, else `/stoa.config.json`, else the defaults (decision 14). */
export async function loadSettings(): Promise<Settings> {
  const block = document.getElementById('stoa-settings')?.textContent;
  if (block) return settingsFrom(JSON.parse(block), location.host);
  const answer = await fetch('/stoa.config.json', { cache: 'no-cache' });
  // A host without the file answers 404 or its index page.
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return settingsFrom(answer.ok && isJson ? await answer.json() : undefined, location.host);
}
