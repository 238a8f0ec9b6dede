import type { PlayItem } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind } from '@stoa/domain';

/** Number of pages, pictures or sheets of an item; 0 if it has a timeline or is a single text. */
export const pagesOf = ({ document, images, table, pageCount }: PlayItem): number =>
  document?.pageCount ?? images?.length ?? table?.sheets.length ?? pageCount ?? 0;

const han = /\p{Script=Han}/gu;

/** Number of words: every Han character and every Latin word counts as one. */
function wordCount(html: string): number {
  const plain = html.replaceAll(/<[^>]*>/g, ' ');
  const latin = plain.replaceAll(han, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return (plain.match(han)?.length ?? 0) + latin;
}

type Staying = Pick<StudyStart, 'item' | 'policy'>;

/**
 * The number of seconds that a person must stay with a lesson without a timeline. The server has the same
 * rule and decides; this value is only shown.
 */
export function stayOf({ item, policy }: Staying): number {
  switch (item.itemKind) {
    case ItemKind.Document:
      return Math.max(policy.minStaySeconds, Math.min(300, 2 * pagesOf(item)));
    case ItemKind.Table:
      return Math.max(policy.minStaySeconds, 20);
    case ItemKind.ImageText:
      return Math.max(policy.minStaySeconds, Math.ceil((wordCount(item.html ?? '') / 600) * 18));
    default:
      return 0;
  }
}

/** The remaining seconds to stay, by the server's count; 0 if the lesson requires none or is complete. */
export function restOf({ progress, ...start }: Staying & Pick<StudyStart, 'progress'>): number {
  if (progress.completedTime !== undefined) return 0;
  return Math.max(0, Math.ceil(stayOf(start) - progress.studySeconds));
}
