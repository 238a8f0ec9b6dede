import { onDemand } from '../../lazy/onDemand.ts';

/** Parts that are not needed before the first frame of a video. Each is a chunk of its own. */
export const menuPart = onDemand(async () => (await import('./MenuList.tsx')).MenuList);
export const helpPart = onDemand(async () => (await import('./ShortcutList.tsx')).ShortcutList);
export const captionPart = onDemand(async () => (await import('./CaptionLayer.tsx')).CaptionLayer);
export const transcriptPart = onDemand(async () => (await import('./Transcript.tsx')).Transcript);
export const miniPart = onDemand(async () => (await import('./MiniPlayer.tsx')).MiniPlayer);
export const livePart = onDemand(async () => (await import('./LiveBar.tsx')).LiveBar);
