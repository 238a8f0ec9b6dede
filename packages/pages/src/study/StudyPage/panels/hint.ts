import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind } from '@stoa/domain';
import { timeWords } from '../../timeWords.ts';
import type { StudyPanelsTranslate, StudyTranslate } from '../../words/index.ts';
import { pagesOf, stayOf } from './stay.ts';

/** What completes the item, in one sentence. */
export function hintOf(lesson: StudyStart, t: StudyPanelsTranslate, study: StudyTranslate): string {
  const { item, progress, policy } = lesson;
  if (progress.completedTime !== undefined) return t('hint.completed');
  const ratio = Math.round(policy.completeRatio * 100);
  const stay = timeWords(stayOf(lesson), study);
  const stayed = timeWords(progress.studySeconds, study);
  const pages = pagesOf(item);
  switch (item.itemKind) {
    case ItemKind.Video:
      return t('hint.media', { ratio, percent: progress.percent });
    case ItemKind.Audio:
      return t('hint.audio', { ratio, percent: progress.percent });
    case ItemKind.Document:
      return t('hint.pages', { pages, stay, stayed });
    case ItemKind.Image:
      return t('hint.images', { pages });
    case ItemKind.Table:
      return t('hint.table', { stay, stayed });
    case ItemKind.ImageText:
      return t('hint.article', { stay, stayed });
    case ItemKind.Link:
      return t('hint.link');
    case ItemKind.Test:
      return t(policy.testMustPass ? 'hint.testPassed' : 'hint.testHandedIn');
    default:
      return item.itemKind satisfies never;
  }
}
