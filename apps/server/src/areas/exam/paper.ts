import type { ExamQuestion, LateAnswer, Paper, SheetAnswer, SwitchEntry } from '@stoa/api/contract/exam';
import { QuestionKind, fileLabelOf } from '@stoa/domain';
import type { FileRef } from '@stoa/domain';
import type {
  StoredAnswer,
  StoredChoice,
  StoredAttachment,
  StoredLate,
  StoredLayout,
  StoredSwitch,
} from '../../db/schema/exam.ts';
import type { Wording } from '../company/briefs.ts';
import type { ExamContent, QuestionRow } from './content.ts';

/** Choices in the order of a paper. */
function choicesIn(choices: readonly StoredChoice[], keys: readonly string[] | undefined, words: Wording) {
  const ordered =
    keys === undefined ? choices : keys.flatMap((key) => choices.find((choice) => choice.key === key) ?? []);
  return ordered.map(({ key, text, imageUrl }) => ({
    key,
    text: words.text(text),
    ...(imageUrl === undefined ? {} : { imageUrl: words.media(imageUrl) }),
  }));
}

/** A question as a paper shows it, without the right answer. */
export function questionView(
  { questionId, stem, score, ask }: QuestionRow,
  keys: readonly string[] | undefined,
  words: Wording,
): ExamQuestion {
  const common = { questionId, stemHtml: words.text(stem), score };
  switch (ask.kind) {
    case QuestionKind.Single:
      return { ...common, kind: ask.kind, options: choicesIn(ask.options, keys, words) };
    case QuestionKind.Multiple: {
      const { kind, minSelect, maxSelect } = ask;
      return { ...common, kind, options: choicesIn(ask.options, keys, words), minSelect, maxSelect };
    }
    case QuestionKind.TrueFalse:
      return { ...common, kind: ask.kind };
    case QuestionKind.FillIn:
      return { ...common, kind: ask.kind, blanks: ask.accepted.length };
    case QuestionKind.ShortAnswer: {
      const { kind, maxLength, allowFiles } = ask;
      return { ...common, kind, maxLength, allowFiles };
    }
    case QuestionKind.Matching: {
      const left = choicesIn(ask.left, undefined, words);
      return { ...common, kind: ask.kind, left, right: choicesIn(ask.right, keys, words) };
    }
    case QuestionKind.Ordering:
      return { ...common, kind: ask.kind, options: choicesIn(ask.options, keys, words) };
    default:
      return ask satisfies never;
  }
}

/** The paper of an attempt; questions that were deleted meanwhile are left out. */
export function paperView(
  { sections, questions }: Pick<ExamContent, 'sections' | 'questions'>,
  layout: StoredLayout,
  words: Wording,
): Paper {
  return {
    sections: layout.map(({ sectionId, questions: placed }) => {
      const section = sections.find((one) => one.sectionId === sectionId);
      return {
        sectionId,
        title: section === undefined ? '' : words.text(section.title),
        ...(section?.note === undefined ? {} : { note: words.text(section.note) }),
        questions: placed.flatMap(({ questionId, keys }) => {
          const row = questions.get(questionId);
          return row === undefined ? [] : [questionView(row, keys, words)];
        }),
      };
    }),
  };
}

/** The right answer, in the form of a learner's answer. */
export function correctOf({ ask }: Pick<QuestionRow, 'ask'>, { text }: Pick<Wording, 'text'>): string[] {
  switch (ask.kind) {
    case QuestionKind.Single:
      return [ask.right];
    case QuestionKind.Multiple:
      return ask.right.toSorted();
    case QuestionKind.TrueFalse:
      return [ask.right ? 'T' : 'F'];
    case QuestionKind.FillIn:
      return ask.accepted.map((texts) => texts.join(' | '));
    case QuestionKind.ShortAnswer:
      return [text(ask.reference)];
    case QuestionKind.Matching:
      return Object.entries(ask.pairs).map(([left, right]) => `${left}:${right}`);
    case QuestionKind.Ordering:
      return ask.options.map(({ key }) => key);
    default:
      return ask satisfies never;
  }
}

const fileView = ({ path, ...file }: StoredAttachment, { media }: Pick<Wording, 'media'>): FileRef => ({
  ...file,
  url: media(path),
  fileLabel: fileLabelOf(file.ext),
});

export const filesView = (
  files: readonly StoredAttachment[] | undefined,
  words: Pick<Wording, 'media'>,
): { files?: FileRef[] } =>
  files === undefined || files.length === 0 ? {} : { files: files.map((file) => fileView(file, words)) };

export const answerView = (
  { questionId, values, files, typedTime }: StoredAnswer,
  words: Pick<Wording, 'media'>,
): SheetAnswer => ({ questionId, values, ...filesView(files, words), typedTime });

export const lateView = (
  { typedTime, arrivedTime, taken, ...answer }: StoredLate,
  words: Pick<Wording, 'media'>,
): LateAnswer => ({ ...answerView(answer, words), typedTime, arrivedTime, taken });

/** The list of switches as learner and marker both see it. */
export const switchesView = (switches: readonly StoredSwitch[]): SwitchEntry[] => [...switches];
