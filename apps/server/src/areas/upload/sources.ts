import type { MediaSource } from '@stoa/api/contract/course';
import { Definition } from '@stoa/domain';
import type { StoredUploadSource } from '../../db/schema/index.ts';
import { mediaPathOf } from './store.ts';
import type { Place } from './store.ts';

/** Formats that browsers play without transcoding. */
const playable: ReadonlyMap<string, MediaSource['type']> = new Map([
  ['mp4', 'mp4'],
  ['webm', 'webm'],
  ['mp3', 'mp3'],
  ['m4a', 'm4a'],
  ['wav', 'wav'],
]);

/** The uploaded file itself as a media source; none if no browser plays its format. */
export function plainSources(place: Place & { readonly size: number }): StoredUploadSource[] {
  const type = playable.get(place.ext);
  if (type === undefined) return [];
  return [{ definition: Definition.Auto, type, path: mediaPathOf(place), size: place.size }];
}
