export {
  BannerModule,
  builtBannerLayout,
  type BannerModuleProps,
  type BannerSlide,
  type BuiltBannerLayout,
} from './BannerModule.tsx';
