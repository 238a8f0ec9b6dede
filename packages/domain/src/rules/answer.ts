import { QuestionKind } from '../enums/exam.ts';

/**
 * An answer by the kind of its question. The contract encodes every kind as a list of strings; only
 * `readAnswer` and `writeAnswer` know how.
 */
export type AnswerByKind =
  | {
      readonly kind: typeof QuestionKind.Single;
      /** Key of the chosen option; undefined when the person wrote an option of their own. */
      readonly key: string | undefined;
      /** The text of the person's own option. */
      readonly other?: string | undefined;
    }
  | {
      readonly kind: typeof QuestionKind.Multiple;
      /** Keys of the chosen options, sorted. */
      readonly keys: readonly string[];
      readonly other?: string | undefined;
    }
  | { readonly kind: typeof QuestionKind.TrueFalse; readonly value: boolean }
  | {
      readonly kind: typeof QuestionKind.FillIn;
      /** One text for each blank, in their order; '' for an empty one. */
      readonly blanks: readonly string[];
    }
  | { readonly kind: typeof QuestionKind.ShortAnswer; readonly text: string }
  | {
      readonly kind: typeof QuestionKind.Matching;
      /** The right key by its left key. */
      readonly pairs: ReadonlyMap<string, string>;
    }
  | {
      readonly kind: typeof QuestionKind.Ordering;
      /** The keys in the learner's order. */
      readonly keys: readonly string[];
    }
  | { readonly kind: typeof QuestionKind.Scale; readonly step: number }
  | {
      readonly kind: typeof QuestionKind.Matrix;
      /** The column's key by the row's key. */
      readonly cells: ReadonlyMap<string, string>;
    };

/** How much of a question is answered. */
export type AnswerFill = 'EMPTY' | 'PART' | 'FULL';

const otherPrefix = 'OTHER:';

const otherIn = (values: readonly string[]): string | undefined =>
  values.find((value) => value.startsWith(otherPrefix))?.slice(otherPrefix.length);

const keysIn = (values: readonly string[]): readonly string[] =>
  values.filter((value) => value !== '' && !value.startsWith(otherPrefix));

// The oldest browsers have no `toSorted`.
const sorted = (keys: Iterable<string>): string[] => [...keys].sort();

const withOther = (keys: readonly string[], other: string | undefined): string[] =>
  other === undefined ? [...keys] : [...keys, otherPrefix + other];

/** Pairs such as `L1:R3`; of two pairs with the same left side the first counts. */
function pairsIn(values: readonly string[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const value of values) {
    const at = value.indexOf(':');
    const left = value.slice(0, at);
    if (at > 0 && at < value.length - 1 && !pairs.has(left)) pairs.set(left, value.slice(at + 1));
  }
  return pairs;
}

const pairsOut = (pairs: ReadonlyMap<string, string>): string[] =>
  [...pairs].map(([left, right]) => `${left}:${right}`);

/**
 * Reads the strings of the contract as an answer to a question of this kind; undefined when there is none.
 */
export function readAnswer(kind: QuestionKind, values: readonly string[]): AnswerByKind | undefined {
  if (values.every((value) => value.trim() === '')) return undefined;
  const [first = ''] = values;
  switch (kind) {
    case QuestionKind.Single: {
      const other = otherIn(values);
      return { kind, key: other === undefined ? keysIn(values)[0] : undefined, other };
    }
    case QuestionKind.Multiple:
      return { kind, keys: sorted(new Set(keysIn(values))), other: otherIn(values) };
    case QuestionKind.TrueFalse:
      return first === 'T' || first === 'F' ? { kind, value: first === 'T' } : undefined;
    case QuestionKind.FillIn:
      return { kind, blanks: values };
    case QuestionKind.ShortAnswer:
      return { kind, text: first };
    case QuestionKind.Matching: {
      const pairs = pairsIn(values);
      return pairs.size === 0 ? undefined : { kind, pairs };
    }
    case QuestionKind.Ordering:
      return { kind, keys: [...new Set(keysIn(values))] };
    case QuestionKind.Scale:
      return /^\d{1,3}$/.test(first) ? { kind, step: Number(first) } : undefined;
    case QuestionKind.Matrix: {
      const cells = pairsIn(values);
      return cells.size === 0 ? undefined : { kind, cells };
    }
    default:
      return kind satisfies never;
  }
}

/** Writes an answer as the texts of the wire. */
export function writeAnswer(answer: AnswerByKind): string[] {
  switch (answer.kind) {
    case QuestionKind.Single:
      return withOther(answer.key === undefined ? [] : [answer.key], answer.other);
    case QuestionKind.Multiple:
      return withOther(sorted(answer.keys), answer.other);
    case QuestionKind.TrueFalse:
      return [answer.value ? 'T' : 'F'];
    case QuestionKind.FillIn:
      return [...answer.blanks];
    case QuestionKind.ShortAnswer:
      return [answer.text];
    case QuestionKind.Matching:
      return pairsOut(answer.pairs);
    case QuestionKind.Ordering:
      return [...answer.keys];
    case QuestionKind.Scale:
      return [String(answer.step)];
    case QuestionKind.Matrix:
      return pairsOut(answer.cells);
    default:
      return answer satisfies never;
  }
}

const fillOf = (done: number, all: number): AnswerFill =>
  done === 0 ? 'EMPTY' : done < all ? 'PART' : 'FULL';

/** The parts of a question that decide whether its answer is complete. */
interface Parts {
  readonly kind: QuestionKind;
  /** Number of blanks of a fill-in. */
  readonly blanks?: number | undefined;
  /** The left sides of a matching question. */
  readonly left?: readonly unknown[] | undefined;
  /** The rows of a matrix. */
  readonly rows?: readonly unknown[] | undefined;
}

/**
 * Whether a question is answered not at all, partly or completely; `hasFiles` says whether files are
 * attached.
 */
export function answerFill(question: Parts, values: readonly string[], hasFiles = false): AnswerFill {
  const answer = readAnswer(question.kind, values);
  if (answer === undefined) return hasFiles ? 'FULL' : 'EMPTY';
  switch (answer.kind) {
    case QuestionKind.FillIn: {
      const filled = answer.blanks.filter((blank) => blank.trim() !== '').length;
      return fillOf(filled, Math.max(question.blanks ?? 1, filled));
    }
    case QuestionKind.Matching:
      return fillOf(answer.pairs.size, question.left?.length ?? answer.pairs.size);
    case QuestionKind.Matrix:
      return fillOf(answer.cells.size, question.rows?.length ?? answer.cells.size);
    case QuestionKind.Multiple:
      return fillOf(answer.keys.length + (answer.other === undefined ? 0 : 1), 1);
    case QuestionKind.Single:
    case QuestionKind.TrueFalse:
    case QuestionKind.ShortAnswer:
    case QuestionKind.Ordering:
    case QuestionKind.Scale:
      return 'FULL';
    default:
      return answer satisfies never;
  }
}
