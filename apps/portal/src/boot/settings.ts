import { domainNameOf, runtimeSettingsFrom, type RuntimeSettings } from '@stoa/domain';
import { ownField } from '@stoa/domain/kernel';

/** The settings of an installation, and the tenant of this host. */
export interface Settings extends RuntimeSettings {
  /** The domain name that identifies the company of this host (specification point 7.1). */
  readonly domainName: string;
  /** The branding that a server already wrote into the page, not validated. */
  readonly tenant?: unknown;
}

/**
 * Validates untrusted settings for a host. The tenant comes from the settings when a server wrote it there,
 * else from the host's name.
 */
export function settingsFrom(source: unknown, host: string): Settings {
  const settings = runtimeSettingsFrom(source);
  const given = ownField(source, 'domainName');
  const domainName =
    (typeof given === 'string' && given) || domainNameOf(host, settings) || settings.defaultDomain;
  return { ...settings, domainName, tenant: ownField(source, 'tenant') };
}

/** Name of an error whose message tells a person, in both languages, that the installation is set up wrongly. */
export const setupErrorName = 'SetupError';

/**
 * Whether the back end has every call, with the shapes and codes of the contract. Only then may calls be sent
 * before the screen that makes them has loaded.
 */
export const hasWholeContract = ({ calls, adapter, values }: Settings): boolean =>
  calls === 'stoa' && adapter === '' && !values;

/**
 * Loads the settings: the block that a server put into the page, else `/stoa.config.json`, else the defaults.
 */
export async function loadSettings(): Promise<Settings> {
  const block = document.getElementById('stoa-settings')?.textContent;
  if (block) return settingsFrom(JSON.parse(block), location.host);
  const answer = await fetch('/stoa.config.json', { cache: 'no-cache' });
  // A host without the file answers 404 or its index page, so the type is checked.
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return settingsFrom(answer.ok && isJson ? await answer.json() : undefined, location.host);
}
