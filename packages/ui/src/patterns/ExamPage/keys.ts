/** Keys of the page, wherever the focus uses no arrows itself. Letters stay with the question in focus. */
export const examPageKeys = [
  { key: 'ArrowRight', ctrl: false, does: 'next' },
  { key: 'ArrowLeft', ctrl: false, does: 'previous' },
  { key: 'Enter', ctrl: true, does: 'handIn' },
] as const;
export type ExamPageCommand = (typeof examPageKeys)[number]['does'];

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const mirrored = { next: 'previous', previous: 'next', handIn: 'handIn' } as const;

/** What a key means; the arrows change sides in a right-to-left page. */
export function examPageCommand(press: KeyPress, rightToLeft: boolean): ExamPageCommand | undefined {
  if (press.altKey || press.shiftKey) return undefined;
  const ctrl = press.ctrlKey || press.metaKey;
  const does = examPageKeys.find((each) => each.key === press.key && each.ctrl === ctrl)?.does;
  return does !== undefined && rightToLeft ? mirrored[does] : does;
}
