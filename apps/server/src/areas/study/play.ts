import type { PlayItem } from '@stoa/api/contract/course';
import { ItemKind } from '@stoa/domain';
import type { AccessState } from '@stoa/domain';
import type { SessionContext } from '../../http/handle.ts';
import { itemView } from '../course/tree.ts';
import type { ItemRow, ItemStanding } from '../course/tree.ts';
import type { ItemFacts } from './completion.ts';

/** An item with signed media addresses, as the contract's `PlayItem`. */
export function playItem(
  row: ItemRow,
  own: ItemStanding | undefined,
  access: AccessState,
  allowDownload: boolean,
  { services, now, text, media }: SessionContext,
): PlayItem {
  const stored = row.media;
  const language = text({ zh: 'zh-CN', en: 'en' });
  const download = allowDownload ? stored.download : undefined;
  return {
    ...itemView(row, own, false, access, text),
    sources: (stored.sources ?? []).map(({ path, ...source }) => ({ ...source, url: media(path) })),
    urlExpireTime: services.media.expiry(now),
    posterUrl: stored.posterPath === undefined ? undefined : media(stored.posterPath),
    // Captions in the caller's language come first, because a player shows the first ones.
    captions: stored.captions
      ?.toSorted((one, other) => Number(other.lang === language) - Number(one.lang === language))
      .map(({ path, ...caption }) => ({ ...caption, url: media(path) })),
    markers: stored.markers?.map((marker) => ({ time: marker.time, title: text(marker.title) })),
    document:
      stored.document === undefined
        ? undefined
        : {
            type: stored.document.type,
            url: media(stored.document.path),
            pages: stored.document.pages?.map(media),
            pageCount: stored.document.pageCount,
          },
    images: stored.images?.map((image) => ({ url: media(image.path), caption: text(image.caption) })),
    html: stored.html === undefined ? undefined : text(stored.html),
    linkUrl: stored.linkUrl,
    linkEmbed: stored.linkEmbed,
    table:
      stored.table === undefined
        ? undefined
        : {
            sheets: stored.table.sheets.map((sheet) => ({
              name: text(sheet.name),
              rows: sheet.rows.map((cells) => cells.map(text)),
            })),
          },
    downloadFile:
      download === undefined ? undefined : { ...withoutPath(download), url: media(download.path) },
    intro: row.intro === null ? undefined : text(row.intro),
  };
}

const withoutPath = <File extends { path: string }>({ path: _path, ...file }: File) => file;

const han = /\p{Script=Han}/gu;

/** Number of words as a reader counts them: every Han character and every Latin word is one. */
export function wordsOf(html: string): number {
  const plain = html.replaceAll(/<[^>]*>/g, ' ');
  const latin = plain.replaceAll(han, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return (plain.match(han)?.length ?? 0) + latin;
}

/** The facts that completion depends on, from the stored item. */
export function factsOf(row: ItemRow): ItemFacts {
  const { document, images, table, html } = row.media;
  const pages =
    row.itemKind === ItemKind.Image
      ? images?.length
      : row.itemKind === ItemKind.Table
        ? table?.sheets.length
        : document?.pageCount;
  return {
    itemKind: row.itemKind,
    duration: row.duration ?? 0,
    pageCount: pages ?? row.pageCount ?? 0,
    // The shorter of both languages is counted, so that no reader has to stay longer than the text in their
    // language needs.
    words: html === undefined ? 0 : Math.min(wordsOf(html.zh), wordsOf(html.en || html.zh)),
  };
}
