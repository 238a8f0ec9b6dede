export {
  AdvertCard,
  AdvertInline,
  AdvertStrip,
  type AdvertCardProps,
  type AdvertProps,
} from './HomeAdverts.tsx';
