import type { KeptKind } from '@stoa/api/outbox';
import { ownField } from '@stoa/domain/kernel';
import type { Draft, HandIn } from './model/state.ts';

/** A draft as it is stored, without maps. */
interface PackedDraft {
  readonly answers: readonly (readonly [questionId: number, values: readonly string[]])[];
  readonly unsent: readonly number[];
  readonly anonymous: boolean;
  readonly choseName: boolean;
  readonly usedMs: number;
  readonly handIn: HandIn | undefined;
}

export const packed = ({ answers, unsent, ...rest }: Draft): PackedDraft => ({
  ...rest,
  answers: [...answers],
  unsent: [...unsent],
});

export const unpacked = ({ answers, unsent, ...rest }: PackedDraft): Draft => ({
  ...rest,
  answers: new Map(answers),
  unsent: new Set(unsent),
});

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function answerFrom(value: unknown): [number, string[]][] {
  if (!Array.isArray(value)) return [];
  const [questionId, values]: unknown[] = value;
  return isInteger(questionId) && isTexts(values) ? [[questionId, values]] : [];
}

function handInFrom(value: unknown): HandIn | undefined {
  const key = ownField(value, 'key');
  const usedSeconds = ownField(value, 'usedSeconds');
  return typeof key === 'string' && isInteger(usedSeconds) ? { key, usedSeconds } : undefined;
}

function draftFrom(stored: unknown): PackedDraft | undefined {
  const answers = ownField(stored, 'answers');
  const unsent = ownField(stored, 'unsent');
  const anonymous = ownField(stored, 'anonymous');
  const usedMs = ownField(stored, 'usedMs');
  if (!Array.isArray(answers) || !Array.isArray(unsent) || typeof anonymous !== 'boolean') return undefined;
  return {
    answers: answers.flatMap(answerFrom),
    unsent: unsent.filter(isInteger),
    anonymous,
    choseName: ownField(stored, 'choseName') === true,
    usedMs: typeof usedMs === 'number' && Number.isFinite(usedMs) ? usedMs : 0,
    handIn: handInFrom(ownField(stored, 'handIn')),
  };
}

/** The entry of a questionnaire in the outbox; `null` when it is no longer needed. */
export type KeptDraft = PackedDraft | null;

/**
 * The outbox stores a draft and never sends it, because the page sends a draft with the name, and an
 * anonymous one only when it is handed in. It is deleted as soon as the server has all of it; the
 * choice to give one's name is on this device only.
 */
export const draftKind: KeptKind<KeptDraft> = {
  name: 'survey',
  parse: draftFrom,
  isSettled: (draft) =>
    draft === null || (draft.unsent.length === 0 && !draft.choseName && draft.handIn === undefined),
};
