import type { KeptKind } from '@stoa/api/outbox';
import { FileLabel, isValueOf, SubmitReason, SwitchCause } from '@stoa/domain';
import { ownField } from '@stoa/domain/kernel';
import { isSameAnswer, questionsOf, type Answers, type Given, type Sheet } from '../model/answers.ts';
import type { Away, HandIn, Journal } from '../model/state.ts';

type PackedAnswers = readonly (readonly [questionId: number, given: Given])[];
type PackedLists = readonly (readonly [questionId: number, others: readonly Given[]])[];

/**
 * A journal in its stored form: with lists instead of maps, and without answers that equal those of the
 * server.
 */
export interface PackedJournal {
  readonly attemptId: number;
  readonly seq: number;
  readonly answers: PackedAnswers;
  readonly flagged: readonly number[];
  readonly current: number | undefined;
  readonly alsoTyped: PackedLists;
  readonly tried: PackedLists;
  readonly stored: {
    readonly seq: number;
    readonly flagged: readonly number[];
    /** The questions whose stored answer differs; `null` means that the server has no answer. */
    readonly others: readonly (readonly [questionId: number, given: Given | null])[];
  };
  readonly handIn: HandIn | undefined;
  readonly switches: { readonly count: number; readonly unsent: readonly Away[] };
  readonly deadline: number | undefined;
}

export function packed({ sheet, stored, alsoTyped, tried, ...journal }: Journal): PackedJournal {
  const others = questionsOf(sheet.answers, stored.sheet.answers)
    .filter((id) => !isSameAnswer(sheet.answers.get(id), stored.sheet.answers.get(id)))
    .map((id) => [id, stored.sheet.answers.get(id) ?? null] as const);
  return {
    ...journal,
    answers: [...sheet.answers],
    flagged: [...sheet.flagged],
    current: sheet.current,
    alsoTyped: [...alsoTyped],
    tried: [...tried],
    stored: { seq: stored.seq, flagged: [...stored.sheet.flagged], others },
  };
}

export function unpacked(journal: PackedJournal): Journal {
  const { answers: given, flagged, current, alsoTyped, tried, stored, ...rest } = journal;
  const answers: Answers = new Map(given);
  const before = new Map(answers);
  for (const [id, other] of stored.others) {
    if (other === null) before.delete(id);
    else before.set(id, other);
  }
  const sheet: Sheet = { answers, flagged: new Set(flagged), current };
  return {
    ...rest,
    sheet,
    alsoTyped: new Map(alsoTyped),
    tried: new Map(tried),
    stored: { seq: stored.seq, sheet: { answers: before, flagged: new Set(stored.flagged), current } },
  };
}

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A list whose every item can be read; `undefined` when one cannot, because an incomplete journal would be
 * misleading.
 */
function listOf<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: unknown) => read(item)).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}
const integers = (value: unknown) => listOf(value, (item) => (isInteger(item) ? item : undefined));

function fileFrom(value: unknown): Given['files'][number] | undefined {
  const fileId = ownField(value, 'fileId');
  const name = ownField(value, 'name');
  const url = ownField(value, 'url');
  const ext = ownField(value, 'ext');
  const size = ownField(value, 'size');
  const fileLabel = ownField(value, 'fileLabel');
  return isInteger(fileId) &&
    isText(name) &&
    isText(url) &&
    isText(ext) &&
    isNumber(size) &&
    isValueOf(FileLabel, fileLabel)
    ? { fileId, name, url, ext, size, fileLabel }
    : undefined;
}

function givenFrom(value: unknown): Given | undefined {
  const values = listOf(ownField(value, 'values'), (item) => (isText(item) ? item : undefined));
  const files = listOf(ownField(value, 'files'), fileFrom);
  const at = ownField(value, 'at');
  return values && files && isNumber(at) ? { values, files, at } : undefined;
}

function pairFrom<Value>(
  value: unknown,
  read: (value: unknown) => Value | undefined,
): readonly [number, Value] | undefined {
  if (!Array.isArray(value)) return undefined;
  const id: unknown = value[0];
  const content = read(value[1]);
  return isInteger(id) && content !== undefined ? [id, content] : undefined;
}

function awayFrom(value: unknown): Away | undefined {
  const entryKey = ownField(value, 'entryKey');
  const cause = ownField(value, 'cause');
  const leftTime = ownField(value, 'leftTime');
  const awaySeconds = ownField(value, 'awaySeconds');
  return isText(entryKey) && isValueOf(SwitchCause, cause) && isNumber(leftTime) && isNumber(awaySeconds)
    ? { entryKey, cause, leftTime, awaySeconds }
    : undefined;
}

function handInFrom(value: unknown): HandIn | undefined {
  const key = ownField(value, 'key');
  const reason = ownField(value, 'reason');
  return isText(key) && isValueOf(SubmitReason, reason) ? { key, reason } : undefined;
}

/** Reads a stored journal; `undefined` when the value is no journal. */
export function packedFrom(value: unknown): PackedJournal | undefined {
  const attemptId = ownField(value, 'attemptId');
  const seq = ownField(value, 'seq');
  const current = ownField(value, 'current');
  const deadline = ownField(value, 'deadline');
  const answers = listOf(ownField(value, 'answers'), (item) => pairFrom(item, givenFrom));
  const flagged = integers(ownField(value, 'flagged'));
  const listed = (item: unknown) => pairFrom(item, (list) => listOf(list, givenFrom));
  const alsoTyped = listOf(ownField(value, 'alsoTyped'), listed);
  const tried = listOf(ownField(value, 'tried'), listed);
  const stored = ownField(value, 'stored');
  const storedSeq = ownField(stored, 'seq');
  const storedFlagged = integers(ownField(stored, 'flagged'));
  const others = listOf(ownField(stored, 'others'), (item) =>
    pairFrom(item, (given) => (given === null ? null : givenFrom(given))),
  );
  const switches = ownField(value, 'switches');
  const count = ownField(switches, 'count');
  const unsent = listOf(ownField(switches, 'unsent'), awayFrom);
  if (!isInteger(attemptId) || !isInteger(seq) || !isInteger(storedSeq) || !isInteger(count))
    return undefined;
  if (!answers || !flagged || !alsoTyped || !tried || !storedFlagged || !others || !unsent) return undefined;
  return {
    attemptId,
    seq,
    answers,
    flagged,
    current: isInteger(current) ? current : undefined,
    alsoTyped,
    tried,
    stored: { seq: storedSeq, flagged: storedFlagged, others },
    handIn: handInFrom(ownField(value, 'handIn')),
    switches: { count, unsent },
    deadline: isInteger(deadline) ? deadline : undefined,
  };
}

/** The entry of an attempt in the outbox; `null` when it is no longer needed. */
export type KeptJournal = PackedJournal | null;

/** Whether the server has stored everything of a journal, so that it need not be kept on the device. */
export const isSettled = (journal: KeptJournal): boolean =>
  journal === null ||
  (journal.seq <= journal.stored.seq &&
    journal.handIn === undefined &&
    journal.switches.unsent.length === 0 &&
    [...journal.alsoTyped, ...journal.tried].every(([, others]) => others.length === 0));

/**
 * How long a journal is kept after the deadline, or after its last change if there is none, in ms: a device
 * without a network over a weekend must still have the answers on Monday.
 */
const afterEndMs = 3 * 24 * 3_600_000;

/**
 * A journal is stored and never sent by the outbox, because only the attempt knows what it is joined with.
 */
export const journalKind: KeptKind<KeptJournal> = {
  name: 'attempt',
  parse: packedFrom,
  keepMs: afterEndMs,
  keepUntil: (journal) => (journal?.deadline === undefined ? undefined : journal.deadline + afterEndMs),
  isSettled,
};
