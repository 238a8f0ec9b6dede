export interface FoundBrowser {
  /** A Chromium that can run headless. */
  executablePath: string;
  /** The complete environment to launch it with, not only the changes. */
  env: Record<string, string>;
  /** Where the browser was found, for the log. */
  source: string;
}
/**
 * `shipped` uses the Chromium from npm, `installed` that of the machine; either uses the other where its own
 * is missing, and BROWSER_PATH has precedence over both. Default: `shipped`, or `installed` where `STOA_FULL`
 * is 1.
 */
export function findBrowser(prefer?: 'shipped' | 'installed'): Promise<FoundBrowser>;
