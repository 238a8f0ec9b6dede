import type { PlayItem } from '@stoa/api/contract/course';
import type { StudyBeat, StudyStart } from '@stoa/api/contract/study';
import { ItemKind } from '@stoa/domain';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { StudyPanelsTranslate } from '../../words/index.ts';
import type { StudyConfirm, StudyStage } from '../types.ts';
import { pagesOf } from './stay.ts';

/** A lesson without a timeline, and the person's progress in it on this page. */
export interface StudyReading {
  lesson: StudyStart;
  /** The document of the lesson, once it can be opened. */
  paper?: DocumentSource | undefined;
  /** Seconds since the document or link was opened here; `undefined` before. */
  openedFor?: number | undefined;
  onOpened: () => void;
  /** A page, picture or sheet was on the screen, counted from 1; `of` is their total. */
  onPage: (page: number, of: number) => void;
  /** Called when other content was read to its end, or the person has confirmed it. */
  onRead: (facts: Pick<StudyBeat, 'pagesSeen' | 'scrolledToEnd' | 'linkDone'>) => void;
}

const paperSeconds = (item: PlayItem): number => 2 * (item.document?.pageCount ?? 1);
const linkSeconds = 10;

function paperConfirm(
  { lesson, openedFor, onRead }: StudyReading,
  t: StudyPanelsTranslate,
): StudyConfirm | undefined {
  if (openedFor === undefined) return undefined;
  const { item, progress } = lesson;
  const pages = item.document?.pageCount ?? 0;
  if (progress.completedTime !== undefined || (progress.pagesSeen?.length ?? 0) >= pages) return undefined;
  const seconds = paperSeconds(item) - openedFor;
  return {
    label: t('confirm.paper', { pages }),
    note: seconds > 0 ? t('confirm.paperWait', { seconds }) : t('confirm.paperReady'),
    disabled: seconds > 0,
    onConfirm: () => onRead({ pagesSeen: Array.from({ length: pages }, (_, at) => at + 1) }),
  };
}

function linkConfirm(
  { lesson, openedFor, onRead }: StudyReading,
  t: StudyPanelsTranslate,
): StudyConfirm | undefined {
  if (openedFor === undefined || lesson.progress.completedTime !== undefined) return undefined;
  const early = openedFor < linkSeconds;
  return {
    label: t('confirm.link'),
    note: early ? t('confirm.linkWait', { seconds: linkSeconds }) : t('confirm.linkReady'),
    disabled: early,
    onConfirm: () => onRead({ linkDone: true }),
  };
}

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

/** The stage of a lesson without a timeline. */
export function readingOf(reading: StudyReading, t: StudyPanelsTranslate): StudyStage {
  const { item } = reading.lesson;
  const onPage = (page: number) => reading.onPage(page, pagesOf(item));
  switch (item.itemKind) {
    case ItemKind.ImageText:
      return {
        kind: 'article',
        html: item.html ?? '',
        onEnd: () => reading.onRead({ scrolledToEnd: true }),
      };
    case ItemKind.Image:
      return { kind: 'pictures', pictures: item.images ?? [], onSeen: onPage };
    case ItemKind.Document: {
      const { document } = item;
      if (!document) return { kind: 'closed' };
      if (document.type !== 'html') {
        if (!reading.paper) return { kind: 'loading' };
        return { kind: 'document', title: item.title, source: reading.paper, onSeen: onPage };
      }
      return {
        kind: 'paper',
        url: document.url,
        name: item.title,
        onOpen: reading.onOpened,
        confirm: paperConfirm(reading, t),
      };
    }
    case ItemKind.Table:
      return { kind: 'table', title: item.title, sheets: item.table?.sheets ?? [], onSheet: onPage };
    case ItemKind.Link: {
      const { linkUrl = '' } = item;
      // Anything but a web address is refused, because a `javascript:` address would run in our page.
      if (!isWeb(linkUrl)) return { kind: 'closed' };
      const name = new URL(linkUrl).hostname;
      return { kind: 'link', url: linkUrl, name, onOpen: reading.onOpened, confirm: linkConfirm(reading, t) };
    }
    case ItemKind.Test:
    case ItemKind.Video:
    case ItemKind.Audio:
      return { kind: 'closed' };
    default:
      return item.itemKind satisfies never;
  }
}
