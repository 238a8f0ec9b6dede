import type { StudyPolicy } from '@stoa/api/contract/course';
import { ItemKind } from '@stoa/domain';

export interface KindRule {
  kind: Exclude<ItemKind, typeof ItemKind.Test>;
  /** Key of its sentence in the messages. */
  key: 'media' | 'document' | 'image' | 'table' | 'article' | 'link';
  values: { ratio: number; stay: number };
}

/** The completion rules for each kind of lesson under the policy of its course. */
export function rulesFor({ completeRatio, minStaySeconds }: StudyPolicy): KindRule[] {
  const ratio = Math.round(completeRatio * 100);
  const values = { ratio, stay: minStaySeconds };
  return [
    { kind: ItemKind.Video, key: 'media', values },
    { kind: ItemKind.Audio, key: 'media', values },
    { kind: ItemKind.Document, key: 'document', values },
    { kind: ItemKind.Image, key: 'image', values },
    { kind: ItemKind.Table, key: 'table', values: { ratio, stay: Math.max(minStaySeconds, 20) } },
    { kind: ItemKind.ImageText, key: 'article', values },
    { kind: ItemKind.Link, key: 'link', values },
  ];
}
