import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind } from '@stoa/domain';
import { stayOf } from './stay.ts';
import { timeWords, type Translate, type TranslateMore } from '../words.ts';

/** What completes the item, in one sentence. */
export function hintOf(start: StudyStart, t: Translate, more: TranslateMore): string {
  const { item, progress, policy } = start;
  if (progress.completedTime !== undefined) return more('hint.completed');
  const ratio = Math.round(policy.completeRatio * 100);
  const stay = timeWords(stayOf(start), t);
  const stayed = timeWords(progress.studySeconds, t);
  const pages = item.document?.pageCount ?? item.images?.length ?? item.pageCount ?? 0;
  switch (item.itemKind) {
    case ItemKind.Video:
      return more('hint.media', { ratio, percent: progress.percent });
    case ItemKind.Audio:
      return more('hint.audio', { ratio, percent: progress.percent });
    case ItemKind.Document:
      return more('hint.pages', { pages, stay, stayed });
    case ItemKind.Image:
      return more('hint.images', { pages });
    case ItemKind.Table:
      return more('hint.table', { stay, stayed });
    case ItemKind.ImageText:
      return more('hint.article', { stay, stayed });
    case ItemKind.Link:
      return more('hint.link');
    case ItemKind.Test:
      return t('notOpen.test');
    default:
      return item.itemKind satisfies never;
  }
}
