import type { SwitchRules } from '@stoa/domain';
import { SwitchCause } from '@stoa/domain';
import { watched, watchStep, type Absence, type KnownCause, type PageSignal } from './ledger.ts';

export interface PageWatch {
  /**
   * Announces that the page is about to open something that takes the focus; the returned function says that
   * it has closed.
   */
  readonly begin: (cause: KnownCause) => () => void;
  readonly stop: () => void;
}

/** Listens to the events of the page from which absences are derived. */
export function watchPage(rules: SwitchRules, onBack: (absence: Absence) => void): PageWatch {
  let watch = watched(document.fullscreenElement !== null);
  const tell = (signal: PageSignal): void => {
    const [next, absence] = watchStep(watch, signal, performance.now(), rules);
    watch = next;
    if (absence) onBack(absence);
  };
  const controller = new AbortController();
  const { signal } = controller;
  const listen = (target: EventTarget, name: string, work: (event: Event) => void): void =>
    target.addEventListener(name, work, { signal, capture: true });
  // Only the window's own blur counts, because elements lose the focus as well. Focus that moves into a frame
  // leaves the window, but not the page.
  listen(window, 'blur', ({ target }) => {
    if (!(target instanceof Node) && !document.hasFocus()) tell({ type: 'blurred' });
  });
  listen(window, 'focus', ({ target }) => {
    if (!(target instanceof Node)) tell({ type: 'focused' });
  });
  listen(document, 'visibilitychange', () => {
    tell({ type: document.visibilityState === 'hidden' ? 'hidden' : 'shown' });
  });
  listen(document, 'fullscreenchange', () => {
    tell({ type: 'fullScreen', on: document.fullscreenElement !== null });
  });
  listen(document, 'compositionstart', () => tell({ type: 'began', cause: SwitchCause.Ime }));
  listen(document, 'compositionend', () => tell({ type: 'over', cause: SwitchCause.Ime }));
  listen(window, 'beforeprint', () => tell({ type: 'began', cause: SwitchCause.Print }));
  listen(window, 'afterprint', () => tell({ type: 'over', cause: SwitchCause.Print }));
  listen(document, 'click', ({ target }) => {
    const isPicker = target instanceof HTMLInputElement && target.type === 'file';
    if (isPicker) tell({ type: 'began', cause: SwitchCause.FilePicker });
  });
  for (const name of ['change', 'cancel']) {
    listen(document, name, ({ target }) => {
      const isPicker = target instanceof HTMLInputElement && target.type === 'file';
      if (isPicker) tell({ type: 'over', cause: SwitchCause.FilePicker });
    });
  }
  return {
    begin(cause) {
      tell({ type: 'began', cause });
      return () => tell({ type: 'over', cause });
    },
    stop: () => controller.abort(),
  };
}
