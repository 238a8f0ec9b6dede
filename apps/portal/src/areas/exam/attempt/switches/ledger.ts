import { countsAsSwitch, SwitchCause, type SwitchRules } from '@stoa/domain';

/** Causes that the page itself knows, because it has opened what takes the focus away. */
export type KnownCause = Exclude<
  SwitchCause,
  typeof SwitchCause.Tab | typeof SwitchCause.Window | typeof SwitchCause.FullScreen
>;

/** An event of the page, in the order in which they occur. */
export type PageSignal =
  | { readonly type: 'hidden' | 'shown' | 'blurred' | 'focused' }
  | { readonly type: 'fullScreen'; readonly on: boolean }
  /** Something that takes the focus away is about to open, or has closed. */
  | { readonly type: 'began' | 'over'; readonly cause: KnownCause };

/** One absence of the learner from the page. */
export interface Absence {
  readonly cause: SwitchCause;
  /** When the page was left, by the monotonic clock, in milliseconds. */
  readonly leftAt: number;
  readonly awaySeconds: number;
  /** Whether it counts towards the limit of the exam. */
  readonly counts: boolean;
}

/** The state of the page from which absences are derived. */
export interface Watch {
  readonly visible: boolean;
  readonly focused: boolean;
  readonly fullScreen: boolean;
  readonly known: KnownCause | undefined;
  readonly away: { readonly cause: SwitchCause; readonly leftAt: number } | undefined;
}

/** The state of a page that is in front and has the focus. */
export const watched = (fullScreen: boolean): Watch => ({
  visible: true,
  focused: true,
  fullScreen,
  known: undefined,
  away: undefined,
});

/**
 * Shorter absences are ignored, because the focus is lost for a moment when a dialog of the system closes.
 */
const shortestSeconds = 1;

/** Whether a known cause may hide the page of a phone while the learner is still busy with it. */
const mayHide = (known: KnownCause | undefined): boolean =>
  known === SwitchCause.FilePicker || known === SwitchCause.Print;

/** Why the learner is away; `undefined` while the page is in front. */
function causeOf(watch: Watch, rules: SwitchRules): SwitchCause | undefined {
  const { visible, focused, fullScreen, known } = watch;
  if (!visible) return mayHide(known) ? known : SwitchCause.Tab;
  if (!focused) return known ?? SwitchCause.Window;
  return rules.forceFullscreen && !fullScreen ? SwitchCause.FullScreen : undefined;
}

function heard(watch: Watch, signal: PageSignal): Watch {
  switch (signal.type) {
    case 'hidden':
      return { ...watch, visible: false };
    case 'shown':
      return { ...watch, visible: true };
    case 'blurred':
      return { ...watch, focused: false };
    case 'focused': {
      // Older browsers send no event when a picker is closed without a file, so the returning focus ends it.
      const isPicked = watch.known === SwitchCause.FilePicker;
      return { ...watch, focused: true, visible: true, known: isPicked ? undefined : watch.known };
    }
    case 'fullScreen':
      return { ...watch, fullScreen: signal.on };
    case 'began':
      return { ...watch, known: signal.cause };
    case 'over':
      return watch.known === signal.cause ? { ...watch, known: undefined } : watch;
    default:
      return signal satisfies never;
  }
}

/** Whether an absence continues with another cause: leaving the window and then the tab is one absence. */
const goesOn = (before: SwitchCause, now: SwitchCause): boolean =>
  before === now ||
  ((before === SwitchCause.Window || before === SwitchCause.FullScreen) && now === SwitchCause.Tab) ||
  (before === SwitchCause.Tab && (now === SwitchCause.Window || now === SwitchCause.FullScreen));

/**
 * The state after a signal, and the absence that has ended with it. What the page itself has opened is not
 * counted as leaving it; leaving the page after a picker has closed is another absence.
 * @param at when the signal came, by the monotonic clock, in milliseconds
 */
export function watchStep(
  watch: Watch,
  signal: PageSignal,
  at: number,
  rules: SwitchRules,
): readonly [Watch, Absence | undefined] {
  const next = heard(watch, signal);
  const { away } = watch;
  const cause = causeOf(next, rules);
  if (away === undefined) {
    return [cause === undefined ? next : { ...next, away: { cause, leftAt: at } }, undefined];
  }
  if (cause !== undefined && goesOn(away.cause, cause)) {
    // An absence with several causes is reported by the most serious one.
    const named = cause === SwitchCause.Tab ? cause : away.cause;
    return [{ ...next, away: { cause: named, leftAt: away.leftAt } }, undefined];
  }
  const after: Watch = { ...next, away: cause === undefined ? undefined : { cause, leftAt: at } };
  const awaySeconds = Math.max(0, at - away.leftAt) / 1000;
  if (awaySeconds < shortestSeconds) return [after, undefined];
  const entry = { cause: away.cause, awaySeconds };
  return [after, { ...entry, leftAt: away.leftAt, counts: countsAsSwitch(entry, rules) }];
}
