export {
  BannerModule,
  bannerSizes,
  type BannerModuleProps,
  type BannerSize,
  type BannerSlide,
} from './BannerModule.tsx';
