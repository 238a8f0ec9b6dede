export { VideoPlayer } from './VideoPlayer.tsx';
export {
  miniPlayers,
  type MediaPlayerProps,
  type VideoPlayerHandle,
  type VideoPlayerProps,
} from './props.ts';
export { ShortcutRows } from './parts/ShortcutList.tsx';
export { preloadPlayer } from './preload.ts';
export { playerRates } from './model.ts';
export { playerShortcuts, type PlayerShortcut, type ShortcutName } from './keys.ts';
export {
  browserStorage,
  captionBackgrounds,
  captionPositions,
  captionSizes,
  type CaptionStyle,
  type PlayerPreferences,
  type PlayerStorage,
} from './preferences.ts';
export type {
  BlockedMove,
  MediaType,
  PlayerCaptions,
  PlayerFailure,
  PlayerMarker,
  PlayerSource,
  RenewedSource,
  Span,
} from './types.ts';
