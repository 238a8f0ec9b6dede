import type { PlayItem } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind, type Definition } from '@stoa/domain';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { StudyConfirm, StudyStage } from '@stoa/ui/patterns/StudyPage';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import { lazy, Suspense } from 'react';
import { recover } from '../../routing/chunkError.ts';
import { pagesOf } from './stay.ts';
import type { Study } from './study.ts';
import type { Translate } from './words.ts';

export interface StageFacts {
  study: Study;
  start: StudyStart;
  startAt: number;
  autoPlay: boolean;
  rate: number;
  definition: Definition;
  onRate: (rate: number) => void;
  onDefinition: (definition: Definition) => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** A note is wanted at this second. */
  onNote?: ((position: number) => void) | undefined;
  /** The viewers' words come after the page: until then pictures, papers and sheets wait. */
  viewers: boolean;
  /** The paper of this item, once it is known how to open it. */
  paper: DocumentSource | undefined;
  /** Seconds since the paper or link was opened here; undefined before. */
  openedFor: number | undefined;
  onOpened: () => void;
  t: Translate;
}

function playerOf(facts: StageFacts): VideoPlayerProps {
  const { study, start, onNext, onPrevious, onNote } = facts;
  const { item, progress, policy } = start;
  return {
    title: item.title,
    sources: item.sources,
    ...(item.posterUrl === undefined ? {} : { posterUrl: item.posterUrl }),
    ...(item.itemKind === ItemKind.Audio
      ? { backdrop: coverOf(start) }
      : // Notes and what follows are read below while the film goes on.
        { miniPlayer: 'auto' }),
    captions: item.captions ?? [],
    markers: item.markers ?? [],
    covered: progress.covered,
    startAt: facts.startAt,
    seekPolicy: policy.seekPolicy,
    maxPosition: progress.maxPosition,
    completed: progress.completedTime !== undefined,
    maxRate: policy.maxRate,
    rate: facts.rate,
    definition: facts.definition,
    autoPlay: facts.autoPlay,
    onRateChange: facts.onRate,
    onDefinitionChange: facts.onDefinition,
    onTimeUpdate: study.timed,
    onPlay: study.playing,
    onPause: study.paused,
    onSeek: (_from, to) => study.sought(to),
    onEnded: study.finished,
    onSegment: study.played,
    // The address ran out: a new session brings new ones, at the same second.
    onSourceExpired: () => void study.takeOver(false),
    ...(onNext ? { onNext } : {}),
    ...(onPrevious ? { onPrevious } : {}),
    ...(onNote ? { onNote } : {}),
    handle: study.attach,
  };
}

const Backdrop = lazy(() => import('./Backdrop.tsx').catch(recover));

const coverOf = ({ course }: StudyStart) => (
  <Suspense>
    <Backdrop
      seed={course.courseId}
      category={course.categoryId ?? course.categoryName}
      src={course.coverUrl}
    />
  </Suspense>
);

const paperSeconds = (item: PlayItem): number => 2 * (item.document?.pageCount ?? 1);
const linkSeconds = 10;

function paperConfirm({ start, study, openedFor, t }: StageFacts): StudyConfirm | undefined {
  if (openedFor === undefined) return undefined;
  const { item, progress } = start;
  const pages = item.document?.pageCount ?? 0;
  if (progress.completedTime !== undefined || (progress.pagesSeen?.length ?? 0) >= pages) return undefined;
  const seconds = paperSeconds(item) - openedFor;
  return {
    label: t('confirm.paper', { pages }),
    note: seconds > 0 ? t('confirm.paperWait', { seconds }) : t('confirm.paperReady'),
    disabled: seconds > 0,
    onConfirm: () => study.seen({ pagesSeen: Array.from({ length: pages }, (_, at) => at + 1) }, true),
  };
}

function linkConfirm({ start, study, openedFor, t }: StageFacts): StudyConfirm | undefined {
  if (openedFor === undefined || start.progress.completedTime !== undefined) return undefined;
  const early = openedFor < linkSeconds;
  return {
    label: t('confirm.link'),
    note: early ? t('confirm.linkWait', { seconds: linkSeconds }) : t('confirm.linkReady'),
    disabled: early,
    onConfirm: () => study.seen({ linkDone: true }, true),
  };
}

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

/** What stands on the stage for the item that is open. */
export function stageOf(facts: StageFacts): StudyStage {
  const { start, study, viewers, t } = facts;
  const { item } = start;
  // The last of them is worth an answer at once.
  const onPage = (page: number) => {
    const seen = new Set([...(start.progress.pagesSeen ?? []), page]);
    study.seen({ pagesSeen: [page] }, seen.size >= pagesOf(item));
  };
  switch (item.itemKind) {
    case ItemKind.Video:
    case ItemKind.Audio:
      return { kind: 'media', itemId: item.itemId, player: playerOf(facts) };
    case ItemKind.ImageText:
      return {
        kind: 'article',
        html: item.html ?? '',
        textSize: t('textSize.label'),
        textSizes: { sm: t('textSize.sm'), md: t('textSize.md'), lg: t('textSize.lg') },
        onEnd: () => study.seen({ scrolledToEnd: true }, true),
      };
    case ItemKind.Image:
      if (!viewers) return { kind: 'loading' };
      return { kind: 'pictures', pictures: item.images ?? [], onSeen: onPage };
    case ItemKind.Document: {
      const { document } = item;
      if (!document) return { kind: 'closed' };
      if (document.type !== 'html') {
        if (!viewers || !facts.paper) return { kind: 'loading' };
        return { kind: 'document', title: item.title, source: facts.paper, onSeen: onPage };
      }
      return {
        kind: 'paper',
        url: document.url,
        name: item.title,
        onOpen: facts.onOpened,
        confirm: paperConfirm(facts),
      };
    }
    case ItemKind.Table:
      if (!viewers) return { kind: 'loading' };
      return { kind: 'table', title: item.title, sheets: item.table?.sheets ?? [], onSheet: onPage };
    case ItemKind.Link: {
      const { linkUrl = '' } = item;
      // Anything but a web address would run in our page.
      if (!isWeb(linkUrl)) return { kind: 'closed' };
      const name = new URL(linkUrl).hostname;
      return { kind: 'link', url: linkUrl, name, onOpen: facts.onOpened, confirm: linkConfirm(facts) };
    }
    case ItemKind.Test:
      return { kind: 'closed' };
    default:
      return item.itemKind satisfies never;
  }
}
