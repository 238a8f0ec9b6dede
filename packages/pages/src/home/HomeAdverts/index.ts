export { AdvertFloat, AdvertInline, AdvertPopup, AdvertStrip } from './HomeAdverts.tsx';
export type { AdvertWords, FloatingAdvert, HomeAdvert } from './types.ts';
