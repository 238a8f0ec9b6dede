export { ImageGallery, type GalleryImage, type ImageGalleryProps } from './ImageGallery.tsx';
export { galleryKeys, type GalleryMove } from './keys.ts';
