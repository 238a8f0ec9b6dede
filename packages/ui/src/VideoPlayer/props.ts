import type { Definition, SeekPolicy } from '@stoa/domain';
import type { ComponentProps, ReactNode, Ref } from 'react';
import type { PlayerStorage } from './preferences.ts';
import type {
  BlockedMove,
  PlayerCaptions,
  PlayerFailure,
  PlayerMarker,
  PlayerSource,
  RenewedSource,
  Span,
} from './types.ts';
import type { TranscriptLine } from './vtt.ts';

/** What a page may ask of a player that it shows. */
export interface VideoPlayerHandle {
  play: () => void;
  pause: () => void;
  /** Obeys the seek policy. */
  seek: (to: number) => void;
  currentTime: () => number;
  /** The speed that was chosen, here or in a lesson before, as far as it is allowed. */
  rate: () => number;
  /** Hands over the open segment now, before a beat is sent. */
  flush: () => void;
}

type Unused =
  | 'children'
  | 'title'
  | 'onPlay'
  | 'onPause'
  | 'onRateChange'
  | 'onEnded'
  | 'onTimeUpdate'
  | 'onError'
  | 'onVolumeChange'
  | 'ref';

/** What every player takes, with a picture or without. */
export interface MediaPlayerProps extends Omit<ComponentProps<'section'>, Unused> {
  ref?: Ref<HTMLElement>;
  /** Name of what plays; readers hear it with the player. */
  title: string;
  /** Addresses by quality. A new address for the same item goes on at the same second. */
  sources: readonly PlayerSource[];
  captions?: readonly PlayerCaptions[];
  /** Where a chapter begins: gaps on the timeline, a list behind a button, the name beside the clock. */
  chapters?: readonly PlayerMarker[];
  /** Named seconds, drawn on the timeline and listed. */
  markers?: readonly PlayerMarker[];
  /** All that is said. Without it the transcript is made of the captions. */
  transcript?: readonly TranscriptLine[];
  /** Media seconds watched before, shaded on the timeline. */
  covered?: readonly Span[];
  /** Second to begin at; the policy caps it. */
  startAt?: number;
  seekPolicy?: SeekPolicy;
  /** Furthest second watched before. */
  maxPosition?: number;
  /** Lifts seek policy and rate limit. */
  completed?: boolean;
  maxRate?: number;
  /** Where rate, quality, volume and captions are remembered; the browser's storage by default. The first one stays. */
  storage?: PlayerStorage;
  /** The parent's own, instead of the remembered one. */
  rate?: number;
  onRateChange?: (rate: number) => void;
  /** 0 to 1, at the start; the parent's own instead of the remembered one. */
  defaultVolume?: number;
  onVolumeChange?: (volume: number) => void;
  muted?: boolean;
  autoPlay?: boolean;
  onTimeUpdate?: (time: number) => void;
  onPlay?: () => void;
  onPause?: () => void;
  onSeek?: (from: number, to: number) => void;
  onEnded?: () => void;
  /** Media seconds really played, as each stretch closes and at least every five seconds. */
  onSegment?: (span: Span) => void;
  onPolicyBlocked?: (move: BlockedMove) => void;
  /**
   * The address was refused. Answer with the renewed one, or with `sources` of other addresses; playing goes on
   * at the same second.
   */
  onSourceExpired?: () => void | Promise<RenewedSource>;
  onError?: (failure: PlayerFailure) => void;
  /** A note is wanted at this second. */
  onNote?: (position: number) => void;
  onNext?: () => void;
  onPrevious?: () => void;
  handle?: Ref<VideoPlayerHandle>;
}

export const miniPlayers = ['off', 'asked', 'auto'] as const;

export interface VideoPlayerProps extends MediaPlayerProps {
  posterUrl?: string;
  /** Shown behind a recording without a picture. */
  backdrop?: ReactNode;
  /** A stream that happens now: latency and the way back to live instead of a duration. */
  live?: boolean;
  /** Language of the captions that are on, instead of the remembered one; empty is off. */
  captionLang?: string;
  onCaptionLangChange?: (lang: string) => void;
  definition?: Definition;
  onDefinitionChange?: (definition: Definition) => void;
  /** The small player in the corner: never, when asked for, or also when a playing film is scrolled away. */
  miniPlayer?: (typeof miniPlayers)[number];
  /** Whether the page stands in theatre mode; the button is pressed then. */
  theatre?: boolean;
  /** Each adds its key to the player and to the list behind `?`. */
  onTheatre?: () => void;
  /** Buttons of the page in the control bar. */
  actions?: ReactNode;
}

/** Complete by its type: a prop that is forgotten here would reach the element. */
const own: Readonly<
  Record<Exclude<keyof VideoPlayerProps, keyof Omit<ComponentProps<'section'>, Unused>>, true>
> = {
  ref: true,
  title: true,
  sources: true,
  captions: true,
  chapters: true,
  markers: true,
  transcript: true,
  covered: true,
  startAt: true,
  seekPolicy: true,
  maxPosition: true,
  completed: true,
  maxRate: true,
  storage: true,
  rate: true,
  onRateChange: true,
  defaultVolume: true,
  onVolumeChange: true,
  muted: true,
  autoPlay: true,
  onTimeUpdate: true,
  onPlay: true,
  onPause: true,
  onSeek: true,
  onEnded: true,
  onSegment: true,
  onPolicyBlocked: true,
  onSourceExpired: true,
  onError: true,
  onNote: true,
  onNext: true,
  onPrevious: true,
  handle: true,
  posterUrl: true,
  backdrop: true,
  live: true,
  captionLang: true,
  onCaptionLangChange: true,
  definition: true,
  onDefinitionChange: true,
  miniPlayer: true,
  theatre: true,
  onTheatre: true,
  actions: true,
};

/** What goes on to the root element: all that is not the player's own. */
export const elementPropsOf = (props: Omit<VideoPlayerProps, 'ref'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)));
