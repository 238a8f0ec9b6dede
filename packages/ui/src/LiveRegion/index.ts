export { LiveRegion, type LiveRegionProps } from './LiveRegion.tsx';
export { announce, type Politeness } from './announce.ts';
