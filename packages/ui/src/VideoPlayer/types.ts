import type { Span } from '@stoa/domain/kernel';
import type { Definition } from '@stoa/domain';

export type MediaType = 'hls' | 'mp4' | 'webm' | 'mp3' | 'm4a' | 'wav';

/** One address of the item. Several addresses offer a choice of quality. */
export interface PlayerSource {
  definition: Definition;
  type: MediaType;
  url: string;
}

/** What `onSourceExpired` may return. */
export type RenewedSource = PlayerSource | readonly PlayerSource[];

export interface PlayerCaptions {
  lang: string;
  label: string;
  url: string;
}

/** A second with a name: the beginning of a chapter, or a place worth finding. */
export interface PlayerMarker {
  time: number;
  title: string;
}

/** A stretch in media seconds, from and to. */
export type { Span };

export type BlockedMove = 'forward' | 'seek';
export type PlayerFailure = 'network' | 'media';

const audioTypes: readonly MediaType[] = ['mp3', 'm4a', 'wav'];
export const isAudio = (sources: readonly PlayerSource[]): boolean =>
  sources.length > 0 && sources.every(({ type }) => audioTypes.includes(type));
