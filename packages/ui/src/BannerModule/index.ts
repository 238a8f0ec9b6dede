export { BannerModule, type BannerModuleProps, type BannerSlide } from './BannerModule.tsx';
