import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind } from '@stoa/domain';
import { stayOf } from './stay.ts';
import { timeWords, type Translate } from '../words.ts';

/** What completes the item, in one sentence. */
export function hintOf(start: StudyStart, t: Translate): string {
  const { item, progress, policy } = start;
  if (progress.completedTime !== undefined) return t('hint.completed');
  const ratio = Math.round(policy.completeRatio * 100);
  const stay = timeWords(stayOf(start), t);
  const stayed = timeWords(progress.studySeconds, t);
  const pages = item.document?.pageCount ?? item.images?.length ?? item.pageCount ?? 0;
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
      return t('notOpen.test');
    default:
      return item.itemKind satisfies never;
  }
}
