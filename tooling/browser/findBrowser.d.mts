export interface FoundBrowser {
  /** A Chromium that can run headless. */
  executablePath: string;
  /** Environment to launch it with (complete, not a patch). */
  env: Record<string, string>;
  /** Where it was found, for the log. */
  source: string;
}
export function findBrowser(): Promise<FoundBrowser>;
export function hasChineseFont(): boolean;
