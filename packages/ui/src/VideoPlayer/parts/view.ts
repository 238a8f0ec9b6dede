import type { Definition, SeekPolicy } from '@stoa/domain';
import type { Player } from '../player/player.ts';
import type { PlayerState } from '../player/state.ts';
import type { CaptionStyle } from '../preferences.ts';
import type { PlayerCaptions, PlayerMarker, Span } from '../types.ts';

export interface Choice<Value> {
  value: Value;
  onChange: (value: Value) => void;
}
export interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** The data that the control bar and the menus show. What a player does not support is missing. */
export interface PlayerView {
  player: Player;
  state: PlayerState;
  covered: readonly Span[];
  chapters: readonly PlayerMarker[];
  markers: readonly PlayerMarker[];
  seekPolicy: SeekPolicy;
  completed: boolean;
  rates: Choice<number> & { max: number };
  quality: Choice<Definition> & { choices: readonly Definition[] };
  captions: Choice<string> & { choices: readonly PlayerCaptions[] };
  captionStyle: Choice<CaptionStyle>;
  loop: Choice<boolean>;
  theatre?: Toggle | undefined;
  fullScreen?: Toggle | undefined;
  pictureInPicture?: Toggle | undefined;
  mini?: Toggle | undefined;
  /** A toggle for the transcript over the film, or a function if the page itself shows the transcript. */
  transcript?: Toggle | (() => void) | undefined;
  onNote?: (() => void) | undefined;
  onBookmark?: (() => void) | undefined;
  onMuted: (muted: boolean) => void;
  onVolume: (volume: number) => void;
  onHelp: () => void;
}
