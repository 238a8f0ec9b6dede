// A list may have a banner: fetched by itself, while the pages that always have one take it along.
export { Banner as default } from './Banner.tsx';
