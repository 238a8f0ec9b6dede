import type { Chapter, CourseDetail, CourseItem } from '@stoa/api/contract/course';
import { ItemKind } from '@stoa/domain';

/** The lessons of one kind, such as films, and how many there are. */
export type LessonKind = 'video' | 'audio' | 'document' | 'pictures' | 'table' | 'article' | 'link' | 'test';

/** One kind of content that a course includes. */
export type Included =
  | {
      readonly kind: 'lessons';
      readonly lessons: readonly { readonly kind: LessonKind; readonly count: number }[];
    }
  | { readonly kind: 'length'; readonly seconds: number }
  | { readonly kind: 'files'; readonly count: number }
  | { readonly kind: 'certificate'; readonly name: string }
  | { readonly kind: 'talk' };

const kinds = {
  [ItemKind.Video]: 'video',
  [ItemKind.Audio]: 'audio',
  [ItemKind.Document]: 'document',
  [ItemKind.Image]: 'pictures',
  [ItemKind.Table]: 'table',
  [ItemKind.ImageText]: 'article',
  [ItemKind.Link]: 'link',
  [ItemKind.Test]: 'test',
} as const satisfies Record<ItemKind, LessonKind>;

const order = ['video', 'audio', 'article', 'document', 'table', 'pictures', 'link', 'test'] as const;

const itemsOf = (chapters: readonly Chapter[]): readonly CourseItem[] =>
  chapters.flatMap(({ items, children = [] }) => [...items, ...itemsOf(children)]);

/** The content of the course for this person, in display order; kinds that it lacks are left out. */
export function includedIn(course: CourseDetail): Included[] {
  const { chapters, duration, attachments, policy, certificate, commentOn } = course;
  const named = itemsOf(chapters).map(({ itemKind }) => kinds[itemKind]);
  const lessons = order.flatMap((kind) => {
    const count = named.filter((each) => each === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });
  return [
    ...(lessons.length > 0 ? [{ kind: 'lessons', lessons } as const] : []),
    ...(duration > 0 ? [{ kind: 'length', seconds: duration } as const] : []),
    ...(policy.allowDownload && attachments.length > 0
      ? [{ kind: 'files', count: attachments.length } as const]
      : []),
    ...(certificate ? [{ kind: 'certificate', name: certificate.name } as const] : []),
    ...(commentOn ? [{ kind: 'talk' } as const] : []),
  ];
}
