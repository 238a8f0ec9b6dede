export { VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from './VideoPlayer.tsx';
export { preloadPlayer } from './preload.ts';
export { formatClock, lengthOf, playerRates, unionOf } from './model.ts';
export type {
  BlockedMove,
  MediaType,
  PlayerCaptions,
  PlayerFailure,
  PlayerMarker,
  PlayerSource,
  Span,
} from './types.ts';
