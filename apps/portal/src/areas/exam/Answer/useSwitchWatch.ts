import type { SwitchRules } from '@stoa/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Attempt } from '../attempt/attempt.ts';
import { watchPage } from '../attempt/switches/watchPage.ts';

const followFullScreen = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};
const isFullScreen = (): boolean => document.fullscreenElement !== null;

/** Whether this browser can show a page in full screen; phones often cannot. */
const canFullScreen = (): boolean => document.fullscreenEnabled;

/**
 * Watches the page while the attempt is answered, and reports absences to it. Returns whether full screen is
 * required but not active, and a function that requests it. Nothing is required if the browser has no full
 * screen or refuses it.
 */
export function useSwitchWatch(attempt: Attempt, rules: SwitchRules | undefined) {
  const [isRefused, setRefused] = useState(false);
  const shown = useSyncExternalStore(followFullScreen, isFullScreen);
  const forceFullscreen = rules?.forceFullscreen === true && !isRefused && canFullScreen();
  const switchGraceSeconds = rules?.switchGraceSeconds;
  useEffect(() => {
    if (switchGraceSeconds === undefined) return undefined;
    const watch = watchPage({ switchGraceSeconds, forceFullscreen }, attempt.wasAway);
    return watch.stop;
  }, [attempt, switchGraceSeconds, forceFullscreen]);
  return {
    wantsFullScreen: forceFullscreen && !shown,
    openFullScreen: (): void => {
      document.documentElement.requestFullscreen().catch(() => setRefused(true));
    },
  };
}
