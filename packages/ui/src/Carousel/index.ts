export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel.tsx';
export { carouselKeys, type CarouselMove } from './keys.ts';
