import { onDemand } from './onDemand.ts';

/** What no film needs before its first frame; each is its own chunk. */
export const menuPart = onDemand(async () => (await import('./MenuList.tsx')).MenuList);
export const helpPart = onDemand(async () => (await import('./ShortcutList.tsx')).ShortcutList);
export const captionPart = onDemand(async () => (await import('./CaptionLayer.tsx')).CaptionLayer);
export const transcriptPart = onDemand(async () => (await import('./Transcript.tsx')).Transcript);
export const miniPart = onDemand(async () => (await import('./MiniPlayer.tsx')).MiniPlayer);
export const livePart = onDemand(async () => (await import('./LiveBar.tsx')).LiveBar);
