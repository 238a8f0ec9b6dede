import type { Span } from '@stoa/domain/kernel';
import type { Definition } from '@stoa/domain';

export type MediaType = 'hls' | 'mp4' | 'webm' | 'mp3' | 'm4a' | 'wav';

/** One address of the item; several make a choice of quality (contract 5.3, `PlayItem.sources`). */
export interface PlayerSource {
  definition: Definition;
  type: MediaType;
  url: string;
}

/** What a renewal may answer with. */
export type RenewedSource = PlayerSource | readonly PlayerSource[];

export interface PlayerCaptions {
  lang: string;
  label: string;
  url: string;
}

/** A named second: a chapter begins here, or something worth finding stands here. */
export interface PlayerMarker {
  time: number;
  title: string;
}

/** Media seconds, from and to. */
export type { Span };

export type BlockedMove = 'forward' | 'seek';
export type PlayerFailure = 'network' | 'media';

const audioTypes: readonly MediaType[] = ['mp3', 'm4a', 'wav'];
export const isAudio = (sources: readonly PlayerSource[]): boolean =>
  sources.length > 0 && sources.every(({ type }) => audioTypes.includes(type));
