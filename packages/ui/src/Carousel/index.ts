export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel.tsx';
export { rowKeys as carouselKeys } from '../keyboard/roving.ts';
