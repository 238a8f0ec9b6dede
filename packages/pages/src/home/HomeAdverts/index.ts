export { AdvertFloat, AdvertInline, AdvertPopup, AdvertStrip, type AdvertProps } from './HomeAdverts.tsx';
