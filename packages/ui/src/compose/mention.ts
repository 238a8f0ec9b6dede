/** A colleague who can be mentioned. */
export interface MentionPerson {
  readonly id: string;
  readonly name: string;
  /** What distinguishes people of the same name, such as post and department. */
  readonly description?: string | undefined;
}

/** A source that finds the colleagues to mention. */
export interface MentionSource {
  /** Finds people by the letters after the `@`; an empty text returns the closest colleagues. */
  readonly find: (typed: string) => Promise<readonly MentionPerson[]>;
  /** Called with the person whose name was put into the text. */
  readonly onMention: (person: MentionPerson) => void;
}

/** A person whom a text mentions. */
export interface Mentioned {
  /** The name as written in the text after the `@`. */
  readonly name: string;
  /** Address of the person's page; absent when there is none. */
  readonly href?: string | undefined;
}

/** An `@` after one of these characters belongs to an e-mail address, a path or code. */
const inside = /[\p{Script=Latin}\p{N}._%+\-/:`]$/u;

const isCode = (before: string): boolean => (before.split('\n').at(-1) ?? '').split('`').length % 2 === 0;

/** Whether an `@` after this text begins a mention. */
const mayBegin = (before: string): boolean => !inside.test(before) && !isCode(before);

/** The name that is being typed before the caret: the position of its `@` and the letters after it. */
export function mentionAt(text: string, caret: number): { at: number; typed: string } | undefined {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  const typed = before.slice(at + 1);
  if (at === -1 || /\s/.test(typed) || typed.length > 20 || !mayBegin(before.slice(0, at))) return undefined;
  return { at, typed };
}

/** A piece of a text: plain text, or a mentioned person. */
export type MentionPiece = string | Mentioned;

/** The text in pieces. If two names start alike, the longer one counts. */
export function mentionPieces(text: string, people: readonly Mentioned[]): MentionPiece[] {
  const named = [...people].sort((one, other) => other.name.length - one.name.length);
  const pieces: MentionPiece[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const one = named.find(({ name }) => name !== '' && text.startsWith(name, at + 1));
    if (one === undefined || !mayBegin(text.slice(0, at))) continue;
    if (at > from) pieces.push(text.slice(from, at));
    pieces.push(one);
    from = at + 1 + one.name.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
