import { SwitchCause } from '../enums/exam.ts';

/** How many seconds the file picker of a question may stay open before it counts as a switch. */
export const filePickerSeconds = 60;

/** The rules of an exam that decide about switches. */
export interface SwitchRules {
  /** Seconds for which the page may be left without it being counted. */
  readonly switchGraceSeconds: number;
  readonly forceFullscreen: boolean;
}

/** Whether leaving the page counts, by its cause and its duration in seconds. */
export function countsAsSwitch(
  { cause, awaySeconds }: { readonly cause: SwitchCause; readonly awaySeconds: number },
  { switchGraceSeconds, forceFullscreen }: SwitchRules,
): boolean {
  switch (cause) {
    case SwitchCause.Tab:
    case SwitchCause.Window:
      return awaySeconds > switchGraceSeconds;
    case SwitchCause.FullScreen:
      return forceFullscreen && awaySeconds > switchGraceSeconds;
    case SwitchCause.FilePicker:
      return awaySeconds > filePickerSeconds;
    case SwitchCause.Permission:
    case SwitchCause.Ime:
    case SwitchCause.Print:
    case SwitchCause.OwnDialog:
      return false;
    default:
      return cause satisfies never;
  }
}
