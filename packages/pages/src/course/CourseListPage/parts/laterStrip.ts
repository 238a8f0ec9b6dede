// This file is a chunk of its own, because most lists have no banner.
export { Strip as default } from './Strip.tsx';
