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
import type { TranscriptLine } from '../Transcript/vtt.ts';

/** What a page can call on a player. */
export interface VideoPlayerHandle {
  play: () => void;
  pause: () => void;
  /** Goes to a second, within the seek policy. */
  seek: (to: number) => void;
  currentTime: () => number;
  /** The speed chosen here or in an earlier lesson, limited to what is allowed. */
  rate: () => number;
  /**
   * The ranges that were really played since the last call, up to this moment: in media seconds, in the order
   * in which they were played, and empty if nothing was played. Playback continues. Call it every few
   * seconds, because a page that is killed loses what has not been taken. Call it also when the page is
   * hidden and when it releases the player (the moment at which `handle` becomes null), because the last
   * range can still be taken then.
   */
  take: () => Span[];
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

/** The props of all players, for video and audio. */
export interface MediaPlayerProps extends Omit<ComponentProps<'section'>, Unused> {
  ref?: Ref<HTMLElement>;
  /** Title of the item. Screen readers read it with the player. */
  title: string;
  /**
   * The addresses, one for each quality. If an address changes for the same item, playback continues at the
   * same second.
   */
  sources: readonly PlayerSource[];
  captions?: readonly PlayerCaptions[];
  /** The chapters: gaps on the timeline, a list behind a button, and the current name beside the clock. */
  chapters?: readonly PlayerMarker[];
  /** Named seconds, which are drawn on the timeline and listed. */
  markers?: readonly PlayerMarker[];
  /** The whole transcript. Without it the transcript is made from the captions. */
  transcript?: readonly TranscriptLine[];
  /**
   * Called to store this second as a bookmark. Without it the player has neither the button nor the key for
   * it.
   */
  onBookmark?: (time: number) => void;
  /** Called when the person opens the transcript, if the page itself shows it. */
  onTranscript?: () => void;
  /** Stretches watched before, in media seconds, which are shaded on the timeline. */
  covered?: readonly Span[];
  /** The second to begin at, limited by the seek policy. */
  startAt?: number;
  seekPolicy?: SeekPolicy;
  /** The furthest second watched before. */
  maxPosition?: number;
  /** Removes the limits of seeking and speed. */
  completed?: boolean;
  maxRate?: number;
  /**
   * Storage for rate, quality, volume and captions. Default: the browser's local storage. The storage of the
   * first render is kept.
   */
  storage?: PlayerStorage;
  /** The speed, instead of the remembered one. */
  rate?: number;
  onRateChange?: (rate: number) => void;
  /** Volume at the start, from 0 to 1, instead of the remembered one. */
  defaultVolume?: number;
  onVolumeChange?: (volume: number) => void;
  muted?: boolean;
  autoPlay?: boolean;
  onTimeUpdate?: (time: number) => void;
  onPlay?: () => void;
  onPause?: () => void;
  onSeek?: (from: number, to: number) => void;
  onEnded?: () => void;
  onPolicyBlocked?: (move: BlockedMove) => void;
  /**
   * Called when the server refuses the address. Return the renewed address or pass other `sources`; playback
   * then continues at the same second, also when they come after the player has shown that it cannot play.
   */
  onSourceExpired?: () => void | Promise<RenewedSource>;
  onError?: (failure: PlayerFailure) => void;
  /** Called when the person wants to write a note at this second. */
  onNote?: (position: number) => void;
  onNext?: () => void;
  onPrevious?: () => void;
  handle?: Ref<VideoPlayerHandle>;
}

export const miniPlayers = ['off', 'asked', 'auto'] as const;

export interface VideoPlayerProps extends MediaPlayerProps {
  posterUrl?: string;
  /** Shown behind a recording that has no picture. */
  backdrop?: ReactNode;
  /**
   * Whether the player plays a live stream: it then shows the latency and a button back to live instead of
   * the duration.
   */
  live?: boolean;
  /** Language of the captions, instead of the remembered one; empty for none. */
  captionLang?: string;
  onCaptionLangChange?: (lang: string) => void;
  definition?: Definition;
  onDefinitionChange?: (definition: Definition) => void;
  /**
   * When the player floats in a corner: `off` never, `asked` when the person asks for it, `auto` also when a
   * playing video is scrolled away.
   */
  miniPlayer?: (typeof miniPlayers)[number];
  /** Whether the page is in theatre mode, so that the button is shown as pressed. */
  theatre?: boolean;
  /**
   * Called when the person switches theatre mode. Without it the player has neither the button nor the key for
   * it.
   */
  onTheatre?: () => void;
  /** Buttons of the page in the control bar. */
  actions?: ReactNode;
}

/** The type requires every prop of the player, because a forgotten one would be passed to the element. */
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
  onTranscript: true,
  onBookmark: true,
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

/** The props for the root element: all that are not the player's own. */
export const elementPropsOf = (props: Omit<VideoPlayerProps, 'ref'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)));
