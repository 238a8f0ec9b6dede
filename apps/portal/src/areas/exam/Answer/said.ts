import type { ExamNews, ExamTranslate } from '@stoa/pages/exam/ExamPage';
import type { Sentence } from '../attempt/model/events.ts';

/** A sentence followed by the note that the lecturer or admin has written about it. */
const withNote = (t: ExamTranslate, text: string, note: string | undefined): string =>
  note === undefined || note.trim() === '' ? text : t('said.note', { text, note });

/** The text of a message to the person. */
export function saidIn(t: ExamTranslate, sentence: Sentence): string {
  switch (sentence.key) {
    case 'resumed':
      return sentence.minutes === undefined
        ? t('said.resumedUntimed')
        : t('said.resumed', { minutes: sentence.minutes });
    case 'minutesLeft':
      return t('said.minutesLeft', sentence);
    case 'timeAdded':
    case 'timeCut':
      return withNote(t, t(`said.${sentence.key}`, { minutes: sentence.minutes }), sentence.note);
    case 'endedEarly':
      return withNote(t, t('said.endedEarly'), sentence.note);
    case 'saveRefused':
    case 'handInRefused':
      return t(`said.${sentence.key}`, {
        msg: sentence.msg.trim() === '' ? t('said.refusedPlain') : sentence.msg,
      });
    case 'switchCounted':
      return t('said.switchCounted', { count: sentence.count, limit: sentence.limit });
    case 'restored':
    case 'joined':
    case 'alsoTyped':
    case 'answersRefused':
    case 'lateKept':
    case 'lateRefused':
      return t(`said.${sentence.key}`, { count: sentence.count });
    case 'bell':
    case 'notSaved':
    case 'savedAgain':
    case 'takenOver':
    case 'sessionEnded':
    case 'notKept':
    case 'handedIn':
    case 'checkFailed':
      return t(`said.${sentence.key}`);
    default:
      return sentence satisfies never;
  }
}

/** The tone in which a message is shown. */
export function toneOf(sentence: Sentence): ExamNews['tone'] {
  switch (sentence.key) {
    case 'saveRefused':
    case 'answersRefused':
    case 'handInRefused':
    case 'notKept':
    case 'lateRefused':
      return 'danger';
    case 'notSaved':
    case 'takenOver':
    case 'sessionEnded':
    case 'switchCounted':
    case 'alsoTyped':
    case 'timeCut':
    case 'endedEarly':
    case 'bell':
    case 'checkFailed':
      return 'warning';
    case 'minutesLeft':
      return sentence.minutes <= 1 ? 'warning' : 'info';
    case 'savedAgain':
    case 'restored':
    case 'timeAdded':
    case 'lateKept':
    case 'handedIn':
      return 'success';
    case 'resumed':
    case 'joined':
      return 'info';
    default:
      return sentence satisfies never;
  }
}

/** Whether a message interrupts the screen reader, because work may be lost or the exam is over. */
export const isUrgent = (sentence: Sentence): boolean =>
  toneOf(sentence) === 'danger' ||
  sentence.key === 'notSaved' ||
  sentence.key === 'sessionEnded' ||
  sentence.key === 'bell' ||
  (sentence.key === 'minutesLeft' && sentence.minutes <= 1);
