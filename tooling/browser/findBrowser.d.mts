export interface FoundBrowser {
  /** A Chromium that can run headless. */
  executablePath: string;
  /** The complete environment to launch it with, not only the changes. */
  env: Record<string, string>;
  /** Where the browser was found, for the log. */
  source: string;
}
/**
 * `shipped` takes the Chromium that comes by npm, `installed` what the machine has; either takes the other where its own
 * is missing, and BROWSER_PATH before both. By default `shipped`, and `installed` where `STOA_FULL` is 1.
 */
export function findBrowser(prefer?: 'shipped' | 'installed'): Promise<FoundBrowser>;
export function hasChineseFont(): boolean;
