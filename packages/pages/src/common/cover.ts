import type { CourseCollection, CourseSummary } from '@stoa/api/contract/course';
import type { LiveSummary } from '@stoa/api/contract/live';
import type { SearchResult } from '@stoa/api/contract/search';
import { coverSeed, TargetKind, type LinkTarget } from '@stoa/domain';
import type { CourseCoverProps } from '@stoa/ui/CourseCover';

/** The properties that determine the picture of a thing. */
export type CoverArt = Pick<CourseCoverProps, 'seed' | 'category' | 'words' | 'src'>;

/** The properties of a server's answer from which a picture is derived. */
export interface Covered {
  readonly target: Pick<LinkTarget, 'kind' | 'id'>;
  readonly title: string;
  readonly coverUrl?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly categoryName?: string | undefined;
}

const isCourse = (kind: TargetKind) => kind === TargetKind.Course || kind === TargetKind.CloudCourse;

/**
 * The picture of a thing. Every screen uses this function, so that a thing has the same picture everywhere
 * and people recognise it. Only courses have categories everywhere; the pictures of other things follow from
 * kind, id and title.
 */
export function coverArt({ target, title, coverUrl, categoryId, categoryName }: Covered): CoverArt {
  const named = isCourse(target.kind) && categoryName ? [categoryName] : [];
  return {
    seed: coverSeed(target, title),
    category: isCourse(target.kind) ? (categoryId ?? categoryName) : undefined,
    words: [title, ...named],
    src: coverUrl,
  };
}

/** The picture of a course. */
export const courseCover = ({
  courseId: id,
  ...course
}: Pick<CourseSummary, 'courseId' | 'title' | 'coverUrl' | 'categoryId' | 'categoryName'>): CoverArt =>
  coverArt({ target: { kind: TargetKind.Course, id }, ...course });

/** The same picture as props of `EntryCover`. */
export const entryCover = ({ src, ...art }: CoverArt) => ({ ...art, coverUrl: src });

/** The same picture as props of a course card. */
export const cardCover = ({ seed, category, words, src }: CoverArt) => ({
  seed,
  category,
  coverWords: words,
  coverUrl: src,
});

/** The picture of a special or an institute. */
export const collectionCover = ({ kind, id, name, coverUrl }: CourseCollection): CoverArt =>
  coverArt({ target: { kind, id }, title: name, coverUrl });

/** The picture of a live stream. */
export const liveCover = ({
  liveId: id,
  title,
  coverUrl,
}: Pick<LiveSummary, 'liveId' | 'title' | 'coverUrl'>): CoverArt =>
  coverArt({ target: { kind: TargetKind.Live, id }, title, coverUrl });

/**
 * The picture of a search result, by its title without the marks of matches. The first fact of a course is
 * the name of its category.
 */
export const foundCover = ({ target, coverUrl, categoryId, meta }: SearchResult, title: string): CoverArt =>
  coverArt({ target, title, coverUrl, categoryId, categoryName: meta[0] });
