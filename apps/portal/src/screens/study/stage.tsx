import type { PlayItem } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind, type Definition } from '@stoa/domain';
import type { StudyConfirm, StudyStage } from '@stoa/ui/patterns/StudyPage';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import { lazy, Suspense } from 'react';
import { recover } from '../../routing/chunkError.ts';
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
  /** Seconds since the paper or link was opened here; undefined before. */
  openedFor: number | undefined;
  onOpened: () => void;
  t: Translate;
}

function playerOf(facts: StageFacts): VideoPlayerProps {
  const { study, start, onNext, onPrevious } = facts;
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
  const { start, study } = facts;
  const { item } = start;
  switch (item.itemKind) {
    case ItemKind.Video:
    case ItemKind.Audio:
      return { kind: 'media', itemId: item.itemId, player: playerOf(facts) };
    case ItemKind.ImageText:
      return {
        kind: 'article',
        html: item.html ?? '',
        onEnd: () => study.seen({ scrolledToEnd: true }, true),
      };
    case ItemKind.Image:
      return {
        kind: 'pictures',
        pictures: item.images ?? [],
        onSeen: (page) => study.seen({ pagesSeen: [page] }),
      };
    case ItemKind.Document: {
      const { document } = item;
      if (document?.type === 'images' && document.pages) {
        const pictures = document.pages.map((url) => ({ url, caption: '' }));
        return { kind: 'pictures', pictures, onSeen: (page) => study.seen({ pagesSeen: [page] }) };
      }
      if (!document) return { kind: 'closed' };
      return {
        kind: 'paper',
        url: document.url,
        name: item.title,
        onOpen: facts.onOpened,
        confirm: paperConfirm(facts),
      };
    }
    case ItemKind.Table:
      return {
        kind: 'table',
        sheets: item.table?.sheets ?? [],
        onSheet: (sheet) => study.seen({ pagesSeen: [sheet] }),
      };
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
