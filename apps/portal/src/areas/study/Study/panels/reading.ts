import type { PlayItem } from '@stoa/api/contract/course';
import { ItemKind } from '@stoa/domain';
import type { StudyConfirm, StudyStage } from '@stoa/ui/patterns/StudyPage';
import type { StageFacts } from '../stage.tsx';
import type { TranslateMore } from '../words.ts';
import { pagesOf } from './stay.ts';

const paperSeconds = (item: PlayItem): number => 2 * (item.document?.pageCount ?? 1);
const linkSeconds = 10;

function paperConfirm(
  { start, study, openedFor }: StageFacts,
  more: TranslateMore,
): StudyConfirm | undefined {
  if (openedFor === undefined) return undefined;
  const { item, progress } = start;
  const pages = item.document?.pageCount ?? 0;
  if (progress.completedTime !== undefined || (progress.pagesSeen?.length ?? 0) >= pages) return undefined;
  const seconds = paperSeconds(item) - openedFor;
  return {
    label: more('confirm.paper', { pages }),
    note: seconds > 0 ? more('confirm.paperWait', { seconds }) : more('confirm.paperReady'),
    disabled: seconds > 0,
    onConfirm: () => study.seen({ pagesSeen: Array.from({ length: pages }, (_, at) => at + 1) }, true),
  };
}

function linkConfirm({ start, study, openedFor }: StageFacts, more: TranslateMore): StudyConfirm | undefined {
  if (openedFor === undefined || start.progress.completedTime !== undefined) return undefined;
  const early = openedFor < linkSeconds;
  return {
    label: more('confirm.link'),
    note: early ? more('confirm.linkWait', { seconds: linkSeconds }) : more('confirm.linkReady'),
    disabled: early,
    onConfirm: () => study.seen({ linkDone: true }, true),
  };
}

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

/** The stage of an item without a timeline. */
export function readingOf(facts: StageFacts, more: TranslateMore): StudyStage {
  const { start, study, t } = facts;
  const { item } = start;
  const onPage = (page: number) => study.seenPage(page, pagesOf(item));
  switch (item.itemKind) {
    case ItemKind.ImageText:
      return {
        kind: 'article',
        html: item.html ?? '',
        textSize: t('textSize.label'),
        textSizes: { sm: t('textSize.sm'), md: t('textSize.md'), lg: t('textSize.lg') },
        onEnd: () => study.seen({ scrolledToEnd: true }, true),
      };
    case ItemKind.Image:
      return { kind: 'pictures', pictures: item.images ?? [], onSeen: onPage };
    case ItemKind.Document: {
      const { document } = item;
      if (!document) return { kind: 'closed' };
      if (document.type !== 'html') {
        if (!facts.paper) return { kind: 'loading' };
        return { kind: 'document', title: item.title, source: facts.paper, onSeen: onPage };
      }
      return {
        kind: 'paper',
        url: document.url,
        name: item.title,
        onOpen: facts.onOpened,
        confirm: paperConfirm(facts, more),
      };
    }
    case ItemKind.Table:
      return { kind: 'table', title: item.title, sheets: item.table?.sheets ?? [], onSheet: onPage };
    case ItemKind.Link: {
      const { linkUrl = '' } = item;
      // Anything but a web address would run in our page.
      if (!isWeb(linkUrl)) return { kind: 'closed' };
      const name = new URL(linkUrl).hostname;
      return { kind: 'link', url: linkUrl, name, onOpen: facts.onOpened, confirm: linkConfirm(facts, more) };
    }
    case ItemKind.Test:
    case ItemKind.Video:
    case ItemKind.Audio:
      return { kind: 'closed' };
    default:
      return item.itemKind satisfies never;
  }
}
